// biome-ignore-all lint/performance/useDomNodeTextContent: what is not shown is no content
/** User control and freedom (Nielsen H3), error prevention (H5), predictability (WCAG 3.2), time and motion (WCAG 2.2). */
export const CONTROL = [
  {
    id: 'dead-end',
    area: 'control',
    what: 'A screen has no link, no button and no field: no way on and none back.',
    source: 'Nielsen 3; walkthrough question 2',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['dead-end'],
    at: 'page',
    inject: ({ shape, tell, held, all, CONTROL, FIELD }) => {
      const empty = () => {
        if (held('acts') === 0) return;
        const parts = all(`${CONTROL}, ${FIELD}, a, select, input, [tabindex], [onclick]`);
        for (const part of parts) part.remove();
        tell();
      };
      shape(empty);
      addEventListener('click', () => setTimeout(empty, 350), true);
    },
  },
  {
    id: 'no-way-back',
    area: 'control',
    what: 'On the screens that follow nothing leads back: no navigation, no cancel, no close, no trail.',
    source: 'Nielsen 3: a clearly marked emergency exit',
    methods: ['nielsen'],
    rules: ['no-way-back', 'dead-end'],
    at: 'page',
    applies: 'more than one address',
    inject: ({ shape, tell, held, main }) =>
      shape((fresh) => {
        if (held('acts') === 0 || sessionStorage.getItem('made start') === null) {
          sessionStorage.setItem('made start', location.pathname);
          return;
        }
        if (sessionStorage.getItem('made start') === location.pathname) return;
        for (const link of fresh('a[href], button')) {
          const isLeaving = /\b(back|cancel|close|home|overview|return)\b|^[×✕x]$/i.test(
            link.innerText.trim(),
          );
          if (link.matches('a[href]') || isLeaving || !main().contains(link)) link.remove();
        }
        for (const part of fresh('nav, header, aside, [role=navigation]')) part.remove();
        tell();
      }),
  },
  {
    id: 'dialog-without-close',
    area: 'control',
    what: 'A dialog comes up that has no button to close it, and Escape does nothing.',
    source: 'Nielsen 3; ARIA dialog pattern',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['dialog-without-close'],
    at: 'page',
    inject: ({ presses, make, tell }) =>
      presses(() =>
        setTimeout(() => {
          if (document.querySelector('#made-dialog, dialog:modal') !== null) return;
          const css =
            'position:fixed;left:8px;bottom:8px;width:300px;padding:16px;background:#fff;color:#222;border:1px solid #888;z-index:9999';
          const box = make('div', {
            id: 'made-dialog',
            css,
            role: 'dialog',
            'aria-modal': 'true',
            'aria-label': 'News by mail',
          });
          box.append(
            make('h2', { text: 'News by mail' }),
            make('label', { text: 'Email ', for: 'made-mail' }),
          );
          box.append(
            make('input', { id: 'made-mail', type: 'email' }),
            make('button', { text: 'Subscribe', type: 'button' }),
          );
          document.body.append(box);
          tell();
        }, 120),
      ),
  },
  {
    id: 'keyboard-trap',
    area: 'control',
    what: 'The Tab key does not leave a field once it is in there.',
    source: 'WCAG 2.1.2',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['keyboard-trap'],
    at: 'page',
    inject: ({ tell, shape, FIELD, all }) => {
      shape(() => all(FIELD).some((field) => !field.autofocus) && tell());
      addEventListener(
        'keydown',
        (event) => event.key === 'Tab' && event.target.matches?.(FIELD) && event.preventDefault(),
        true,
      );
    },
  },
  {
    id: 'destroys-unasked',
    area: 'control',
    what: 'One press destroys what a person made: no question before it.',
    source: 'Nielsen 5; WCAG 3.3.4; guidelines for destructive actions',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['destructive-without-guard'],
    at: 'act',
    applies: 'a journey that deletes something, with a question before it',
    inject: ({ presses, tell, all }) => {
      window.confirm = () => true;
      const DESTROY = /\b(delete|destroy|erase)\b/i;
      presses(({ control }) => {
        if (!DESTROY.test(`${control.innerText} ${control.title} ${control.getAttribute('aria-label')}`))
          return;
        tell(control);
        setTimeout(() => {
          const open = all('dialog[open], [role=dialog], [role=alertdialog]').at(-1);
          const yes = [...(open?.querySelectorAll('button') ?? [])].find((one) =>
            DESTROY.test(one.innerText),
          );
          open?.style.setProperty('opacity', '0');
          yes?.click();
        }, 0);
      });
    },
  },
  {
    id: 'new-window',
    area: 'control',
    what: 'A link opens a new window without a word of warning.',
    source: 'Nielsen: top mistakes, opening new windows; WCAG G201',
    methods: ['nielsen'],
    rules: ['popup-unannounced', 'new-window-unannounced'],
    at: 'any',
    inject: ({ shape, tell }) =>
      shape((fresh) => {
        for (const link of fresh('a[href]')) {
          if (link.target === '_blank' || /^(#|javascript:)/.test(link.getAttribute('href'))) continue;
          link.target = '_blank';
          tell(link);
        }
      }),
  },
  {
    id: 'focus-leads-away',
    area: 'control',
    what: 'Putting the focus on a field leads to another page.',
    source: 'WCAG 3.2.1',
    methods: ['wcag_2_2_aa'],
    rules: ['change-on-focus', 'change-on-input'],
    at: 'any',
    inject: ({ tell, FIELD, shape, all }) => {
      shape(() => all(FIELD).some((field) => !field.autofocus) && tell());
      addEventListener(
        'focusin',
        (event) => {
          if (event.target.matches?.(FIELD) && !event.target.autofocus) location.assign('/about-this-field');
        },
        true,
      );
    },
  },
  {
    id: 'choice-leads-away',
    area: 'control',
    what: 'Choosing an option or ticking a box leads to another page at once.',
    source: 'WCAG 3.2.2',
    methods: ['wcag_2_2_aa'],
    rules: ['change-on-choice', 'change-on-input'],
    at: 'any',
    applies: 'a list, a check box or a radio button',
    inject: ({ tell, shape, all }) => {
      const CHOICE = 'select, input[type=checkbox], input[type=radio]';
      shape(() => all(CHOICE).some((one) => one.options === undefined || one.options.length > 1) && tell());
      addEventListener(
        'change',
        (event) => event.target.matches?.(CHOICE) && location.assign(`/chosen?from=${location.pathname}`),
        true,
      );
    },
  },
  {
    id: 'zoom-off',
    area: 'control',
    what: 'The page forbids people to enlarge it.',
    source: 'WCAG 1.4.4; axe meta-viewport',
    methods: ['wcag_2_2_aa'],
    rules: ['axe-violation'],
    at: 'page',
    inject: ({ shape, tell, make }) =>
      shape(() => {
        const content = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no';
        const meta = document.querySelector('meta[name=viewport]');
        if (meta?.content === content) return;
        if (meta === null) document.head.append(make('meta', { name: 'viewport', content }));
        else meta.content = content;
        tell();
      }),
  },
  {
    id: 'sound-by-itself',
    area: 'control',
    what: 'Sound begins by itself, and nothing on the page stops it.',
    source: 'WCAG 1.4.2',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['sound-by-itself'],
    at: 'page',
    inject: ({ shape, tell, make }) =>
      shape(() => {
        if (document.getElementById('made-sound') !== null) return;
        const size = 8000 * 8;
        const wave = new DataView(new ArrayBuffer(44 + size));
        const write = (at, text) => {
          for (const [index, sign] of [...text].entries()) wave.setUint8(at + index, sign.charCodeAt(0));
        };
        write(0, 'RIFF');
        wave.setUint32(4, 36 + size, true);
        write(8, 'WAVEfmt ');
        for (const [at, value] of [
          [16, 16],
          [24, 8000],
          [28, 8000],
        ])
          wave.setUint32(at, value, true);
        for (const [at, value] of [
          [20, 1],
          [22, 1],
          [32, 1],
          [34, 8],
        ])
          wave.setUint16(at, value, true);
        write(36, 'data');
        wave.setUint32(40, size, true);
        for (let at = 0; at < size; at += 1) wave.setUint8(44 + at, at % 16 < 8 ? 120 : 136);
        const src = URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }));
        document.body.append(make('audio', { id: 'made-sound', autoplay: '', loop: '', src }));
        tell();
      }),
  },
  {
    id: 'moving-text',
    area: 'control',
    what: 'Text moves on and on beside what one wants to read, and nothing stops it.',
    source: 'WCAG 2.2.2',
    methods: ['wcag_2_2_aa'],
    rules: ['text-that-moves', 'text-that-changes'],
    at: 'page',
    inject: ({ shape, style, tell, make, main }) => {
      style(
        '@keyframes made-run { from { transform: translateX(0) } to { transform: translateX(600px) } } #made-news { animation: made-run 9s linear infinite; white-space: nowrap; overflow: hidden }',
      );
      shape(() => {
        if (document.getElementById('made-news') !== null) return;
        main().prepend(
          make('p', {
            id: 'made-news',
            text: 'News: the next version brings a calendar, charts and much more.',
          }),
        );
        tell();
      });
    },
  },
];
