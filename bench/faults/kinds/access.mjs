/** What people with a keyboard, a screen reader or large text meet (WCAG 1.1, 1.3, 2.1, 2.4, 4.1). */
export const ACCESS = [
  {
    id: 'nameless-button',
    area: 'access',
    what: 'Buttons are signs without a name.',
    source: 'WCAG 4.1.2; Nielsen 6',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['unnamed-control'],
    at: 'screen',
    inject: ({ shape, tell, all, nameOf }) =>
      shape(() => {
        for (const button of all('button, a.btn')) {
          if (nameOf(button) === '') continue;
          const { width } = button.getBoundingClientRect();
          tell(button);
          button.innerHTML =
            '<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6" fill="currentColor"/></svg>';
          button.style.width = `${width}px`;
          for (const name of ['aria-label', 'aria-labelledby', 'title', 'aria-describedby'])
            button.removeAttribute(name);
          tell(button);
        }
      }),
  },
  {
    id: 'picture-without-text',
    area: 'access',
    what: 'Pictures have no alternative text.',
    source: 'WCAG 1.1.1',
    methods: ['wcag_2_2_aa'],
    rules: ['image-without-text', 'axe-violation', 'unnamed-control'],
    at: 'screen',
    applies: 'a picture',
    inject: ({ shape, tell }) =>
      shape((fresh) => {
        for (const picture of fresh('img')) {
          for (const name of ['alt', 'aria-label', 'title', 'role', 'aria-hidden'])
            picture.removeAttribute(name);
          tell(picture);
        }
      }),
  },
  {
    id: 'broken-picture',
    area: 'access',
    what: 'A picture does not come.',
    source: 'Reliability; Nielsen 8',
    methods: ['nielsen', 'spark'],
    rules: ['broken-image', 'broken-asset'],
    at: 'any',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-picture') !== null) return;
        main().append(
          make('img', {
            id: 'made-picture',
            src: '/pictures/gone.png',
            alt: 'Our team',
            width: '200',
            height: '120',
          }),
        );
        tell();
      }),
  },
  {
    id: 'keyboard-cannot-reach',
    area: 'access',
    what: 'The Tab key never comes to the buttons and links.',
    source: 'WCAG 2.1.1; Nielsen 7',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['unreachable-control', 'clickable-not-focusable', 'mouse-only-control'],
    at: 'any',
    inject: ({ shape, tell, main }) =>
      shape((fresh) => {
        for (const part of fresh('button, a[href]')) {
          if (!main().contains(part)) continue;
          part.tabIndex = -1;
          tell(part);
        }
      }),
  },
  {
    id: 'only-for-the-mouse',
    area: 'access',
    what: 'Something to press is a plain box: it has no role and no place in the tab order.',
    source: 'WCAG 2.1.1, 4.1.2',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['mouse-only-control', 'clickable-not-focusable'],
    at: 'page',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-box') !== null) return;
        const css = 'display:inline-block;padding:8px 16px;background:#00338a;color:#fff;cursor:pointer';
        const box = make('div', { id: 'made-box', css, text: 'Show all entries' });
        box.addEventListener('click', () => box.classList.toggle('open'));
        main().prepend(box);
        tell();
      }),
  },
  {
    id: 'focus-outline-removed',
    area: 'access',
    what: 'Nothing shows where the keyboard focus is.',
    source: 'WCAG 2.4.7; Nielsen 1',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['invisible-focus'],
    at: 'page',
    inject: ({ shape, style, tell }) => {
      style(
        '*, *:focus, *:focus-visible, *:focus-within { outline: 0 !important; box-shadow: none !important; transition: none !important } a:focus, button:focus { background: inherit !important; color: inherit !important; text-decoration: inherit !important; border-color: transparent !important } input:focus, textarea:focus, select:focus { border-color: #ccc !important; background: #fff !important } input, textarea, select { border-color: #ccc !important; background: #fff !important } a, button { background: inherit !important; color: inherit !important; border-color: transparent !important }',
      );
      shape(() => tell());
    },
  },
  {
    id: 'text-cut-off',
    area: 'access',
    what: 'Boxes of fixed height cut text off when it is enlarged.',
    source: 'WCAG 1.4.4, 1.4.12',
    methods: ['wcag_2_2_aa'],
    rules: ['lost-enlarged-text', 'lost-spaced-text'],
    at: 'page',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-note') !== null) return;
        const css =
          'height:20px;width:240px;overflow:hidden;font-size:16px;line-height:20px;color:#222;background:#fff';
        main().prepend(make('p', { id: 'made-note', css, text: 'Entries are kept for 30 days' }));
        tell();
      }),
  },
  {
    id: 'no-landmarks',
    area: 'access',
    what: 'The parts of the page are not marked as such.',
    source: 'WCAG 1.3.1, 2.4.1',
    methods: ['wcag_2_2_aa'],
    rules: ['missing-landmarks', 'no-main-landmark', 'no-way-past'],
    at: 'page',
    applies: 'marked parts',
    inject: ({ shape, tell, make }) =>
      shape((fresh) => {
        for (const part of fresh(
          'main, nav, header, footer, aside, [role=main], [role=navigation], [role=banner], [role=contentinfo]',
        )) {
          const plain = make('div', { class: part.className });
          plain.id = part.id;
          if (part.matches('main, nav, header, footer, aside')) {
            plain.append(...part.childNodes);
            part.replaceWith(plain);
          } else part.removeAttribute('role');
          tell();
        }
      }),
  },
  {
    id: 'tab-order-by-number',
    area: 'access',
    what: 'Positive tab indexes make the focus jump across the page.',
    source: 'WCAG 2.4.3',
    methods: ['wcag_2_2_aa'],
    rules: ['positive-tab-order'],
    at: 'any',
    inject: ({ shape, tell, all, CONTROL, FIELD }) =>
      shape((fresh) => {
        const parts = fresh(`${CONTROL}, ${FIELD}`);
        parts.forEach((part, index) => {
          part.tabIndex = 1 + ((index * 7) % 5);
        });
        if (all(`${CONTROL}, ${FIELD}`).length > 1) tell();
      }),
  },
];
