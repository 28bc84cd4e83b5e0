/** What the eye meets: contrast, size, clutter, reading, what comes next (Nielsen H8; walkthrough question 2; WCAG 1.4). */
export const VISUAL = [
  {
    id: 'pale-text',
    area: 'visual',
    what: 'Text is about 2 to 1 against its ground.',
    source: 'WCAG 1.4.3',
    methods: ['wcag_2_2_aa'],
    rules: ['contrast', 'axe-violation'],
    at: 'screen',
    inject: ({ shape, tell, nameOf }) =>
      shape((fresh) => {
        const groundOf = (element) => {
          for (let at = element; at !== null; at = at.parentElement) {
            const [, r, g, b, a = '1'] =
              /rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/.exec(getComputedStyle(at).backgroundColor) ?? [];
            if (getComputedStyle(at).backgroundImage !== 'none') return null;
            if (Number(a) === 1 && r !== undefined) return [r, g, b].map(Number);
          }
          return [255, 255, 255];
        };
        for (const part of fresh('p, li, label, td, h1, h2, h3, button, a')) {
          const ground = groundOf(part);
          if (ground === null || nameOf(part) === '' || part.children.length > 0) continue;
          const light = ground.reduce((sum, one) => sum + one, 0) / 3;
          const shift = light > 140 ? -70 : 60;
          part.style.setProperty(
            'color',
            `rgb(${ground.map((one) => Math.max(0, Math.min(255, one + shift))).join(',')})`,
            'important',
          );
          tell(part);
        }
      }),
  },
  {
    id: 'tiny-text',
    area: 'visual',
    what: 'Running text is eight pixels high.',
    source: 'Nielsen 8; legibility guidelines',
    methods: ['nielsen'],
    rules: ['tiny-text'],
    at: 'page',
    inject: ({ style, shape, tell, all }) => {
      style('p, li, td, label, small, span, a, dd { font-size: 8px !important }');
      shape(() => all('p, li, td, label').length > 0 && tell());
    },
  },
  {
    id: 'tiny-targets',
    area: 'visual',
    what: 'Buttons are a dozen pixels large and stand close together.',
    source: 'WCAG 2.5.8; Fitts',
    methods: ['wcag_2_2_aa'],
    rules: ['small-target', 'tiny-target', 'axe-violation'],
    at: 'screen',
    inject: ({ shape, tell, make }) =>
      shape((fresh) => {
        const css =
          'width:14px;height:14px;min-width:0;min-height:0;padding:0;margin:0 1px;font-size:9px;line-height:12px;overflow:hidden;display:inline-block';
        for (const button of fresh('button:not([aria-label^=made])')) {
          button.style.cssText += `;${css}`;
          const twin = make('button', { type: 'button', css, text: '?', 'aria-label': 'made help for this' });
          button.after(twin);
          const [one, two] = [button, twin].map((part) => part.getBoundingClientRect());
          if (Math.abs(one.x - two.x) + Math.abs(one.y - two.y) > 20) twin.style.display = 'none';
          else [button, twin].map((part) => tell(part));
        }
      }),
  },
  {
    id: 'clutter',
    area: 'visual',
    what: 'Promotions, badges and links in many colours and sizes crowd the screen.',
    source: 'Nielsen 8; AIM: visual clutter',
    methods: ['nielsen'],
    rules: ['clutter'],
    at: 'page',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-crowd') !== null) return;
        const part = make('div', { id: 'made-crowd' });
        const colours = [
          '#7a0000',
          '#004d00',
          '#00338a',
          '#5c2d00',
          '#4b0082',
          '#005c5c',
          '#8a0050',
          '#333300',
        ];
        for (let at = 0; at < 72; at += 1) {
          const css = `display:inline-block;margin:3px;padding:4px;font:${11 + (at % 9) * 2}px ${['serif', 'sans-serif', 'monospace', 'cursive'][at % 4]};color:${colours[at % 8]};border:1px solid ${colours[(at + 3) % 8]}`;
          part.append(make('a', { css, href: `/deal-${at}`, text: `Deal number ${at + 1}` }));
        }
        main().prepend(part);
        tell();
      }),
  },
  {
    id: 'capitals',
    area: 'visual',
    what: 'Sentences are set in capitals.',
    source: 'Legibility of capitals; Nielsen 8',
    methods: ['nielsen'],
    rules: ['shouting-text'],
    at: 'page',
    applies: 'a sentence of running text',
    inject: ({ style, shape, tell, all, nameOf }) => {
      style('p, li, dd, td { text-transform: uppercase !important }');
      shape(
        () =>
          all('p, li, dd, td').some(
            (part) => nameOf(part).split(/\s+/).length > 8 && /[.!?]$/.test(nameOf(part)),
          ) && tell(),
      );
    },
  },
  {
    id: 'wide-page',
    area: 'visual',
    what: 'The page is wider than its window and scrolls sideways.',
    source: 'Nielsen 8; horizontal scrolling',
    methods: ['nielsen'],
    rules: ['horizontal-scroll'],
    at: 'page',
    inject: ({ shape, tell, style }) => {
      style('body { min-width: 1700px !important }');
      shape(() => tell());
    },
  },
  {
    id: 'no-reflow',
    area: 'visual',
    what: 'On narrow screens the page does not reflow.',
    source: 'WCAG 1.4.10',
    methods: ['wcag_2_2_aa'],
    rules: ['sideways-on-phone', 'reflow', 'lost-enlarged-text'],
    at: 'page',
    inject: ({ shape, tell, style }) => {
      style('body { min-width: 1000px !important }');
      shape(() => tell());
    },
  },
  {
    id: 'hidden-next-action',
    area: 'visual',
    what: 'What must be used next lies far below what the window shows.',
    source: 'Walkthrough question 2; the fold',
    methods: ['cognitive_walkthrough'],
    rules: ['target-out-of-view'],
    at: 'any',
    applies: 'nothing to use stays in the window',
    inject: ({ shape, tell, make, all, CONTROL, FIELD }) =>
      shape(() => {
        if (document.getElementById('made-space') !== null) return;
        document.body.prepend(make('div', { id: 'made-space', css: 'height:1500px' }));
        const isInView = (part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        };
        if (!all(`${CONTROL}, ${FIELD}`).some(isInView)) tell();
      }),
  },
  {
    id: 'covered-page',
    area: 'visual',
    what: 'Something without words lies over the page and takes every press: the task cannot be done.',
    source: 'Task completion; walkthrough question 2',
    methods: ['nielsen', 'cognitive_walkthrough', 'pure'],
    rules: ['journey-blocked', 'target-obscured'],
    at: 'any',
    critical: true,
    inject: ({ shape, tell, make }) =>
      shape(() => {
        if (document.getElementById('made-cover') !== null) return;
        const css = 'position:fixed;inset:0;z-index:99999;background:rgba(255,255,255,0.02)';
        document.body.append(make('div', { id: 'made-cover', css }));
        tell();
      }),
  },
  {
    id: 'links-by-colour',
    area: 'visual',
    what: 'Only a shade of colour tells links from the text around them.',
    source: 'WCAG 1.4.1',
    methods: ['wcag_2_2_aa'],
    rules: ['colour-alone', 'link-like-text', 'axe-violation'],
    at: 'page',
    inject: ({ shape, style, tell, make, main }) => {
      style(
        'p a { text-decoration: none !important; border: 0 !important; font-weight: inherit !important; background: none !important }',
      );
      shape(() => {
        if (document.getElementById('made-terms') !== null) return;
        const text = make('p', {
          id: 'made-terms',
          css: 'color:#333;background:#fff',
          text: 'Before you go on, please read ',
        });
        text.append(
          make('a', { href: '/terms', text: 'the terms of use', css: 'color:#3a3a66' }),
          ' and what we do with your data.',
        );
        main().append(text);
        tell();
      });
    },
  },
  {
    id: 'cramped-lines',
    area: 'visual',
    what: 'The lines of running text touch each other.',
    source: 'Typography; WCAG 1.4.12 (what people need)',
    methods: ['nielsen'],
    rules: ['cramped-lines', 'wall-of-text', 'long-lines'],
    at: 'page',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-long') !== null) return;
        const text =
          'Everything that you enter here is kept until you take it out again, and people of your team can see it as soon as you have stored it. '.repeat(
            14,
          );
        main().append(
          make('p', {
            id: 'made-long',
            text,
            css: 'line-height:0.95;font-size:15px;max-width:none;width:1150px;color:#222;background:#fff',
          }),
        );
        tell();
      }),
  },
];
