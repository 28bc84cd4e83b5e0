/** Consistency and wayfinding (Nielsen H4, H6; walkthrough questions 1 and 3; WCAG 2.4, 3.1, 3.2). */
export const CONSISTENCY = [
  {
    id: 'renamed-places',
    area: 'consistency',
    what: 'The same places have other names on later screens.',
    source: 'Nielsen 4; WCAG 3.2.4',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['same-place-different-names'],
    at: 'any',
    applies: 'links that are there on two screens',
    inject: ({ shape, tell, held, nameOf }) => {
      const names = [
        'Control centre',
        'Entities',
        'Configuration',
        'Knowledge',
        'Insights',
        'Workbench',
        'Assets',
        'Catalogue',
      ];
      const rename = (links) => {
        if (held('acts') === 0) return;
        links.forEach((link, index) => {
          if (nameOf(link).length < 3 || link.querySelector('img, svg, input') !== null) return;
          if (names.includes(nameOf(link))) return;
          link.textContent = names[(index + held('acts')) % names.length];
          tell(link);
        });
      };
      const LINKS =
        'nav a[href], header a[href], aside a[href], [role=navigation] a[href], footer a[href], ul.sidebar a[href]';
      shape((fresh) => held('acts') > 0 && rename(fresh(LINKS)));
      addEventListener(
        'click',
        () =>
          setTimeout(
            () =>
              rename(
                [...document.querySelectorAll(LINKS)].filter((link) => link.getClientRects().length > 0),
              ),
            60,
          ),
        true,
      );
    },
  },
  {
    id: 'one-name-two-places',
    area: 'consistency',
    what: 'Two links of one name lead to different places.',
    source: 'Nielsen 4; WCAG 2.4.4',
    methods: ['nielsen'],
    rules: ['same-name-different-places', 'same-name-other-content'],
    at: 'screen',
    applies: 'two links with words',
    inject: ({ shape, tell, all, nameOf }) =>
      shape((fresh) => {
        const isPlain = (link) =>
          nameOf(link).length > 2 &&
          link.querySelector('img, svg') === null &&
          !/^(#|javascript:)/.test(link.getAttribute('href'));
        const links = all('a[href]').filter(isPlain);
        const second = links.find((link) => link.pathname !== links[0].pathname);
        if (second === undefined || !fresh('a[href]').includes(second)) return;
        second.textContent = nameOf(links[0]);
        tell(second);
      }),
  },
  {
    id: 'order-changes',
    area: 'consistency',
    what: 'The navigation has another order on later screens.',
    source: 'WCAG 3.2.3; Nielsen 4',
    methods: ['nielsen', 'wcag_2_2_aa'],
    rules: ['navigation-order-changes'],
    at: 'any',
    applies: 'a navigation of three links or more on two addresses',
    inject: ({ shape, tell }) =>
      shape((fresh) => {
        const PLACE = 'a[href]:not([href^="#"])';
        const pages = JSON.parse(sessionStorage.getItem('made pages') ?? '[]');
        if (!pages.includes(location.pathname)) pages.push(location.pathname);
        sessionStorage.setItem('made pages', JSON.stringify(pages));
        const turns = pages.indexOf(location.pathname);
        for (const list of fresh('nav ul, nav, [role=navigation] ul, header ul, aside ul, ul.sidebar')) {
          const entries = [...list.children].filter(
            (entry) => entry.querySelector(PLACE) !== null || entry.matches(PLACE),
          );
          if (entries.length < 3 || turns === 0) continue;
          const order = turns % 2 === 0 ? entries : entries.toReversed();
          for (const entry of order) list.append(entry);
          tell();
        }
      }),
  },
  {
    id: 'no-title',
    area: 'consistency',
    what: 'The window has no title.',
    source: 'WCAG 2.4.2; Nielsen 1',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['missing-title'],
    at: 'page',
    inject: ({ shape, tell }) =>
      shape(() => {
        if (document.title === '') return;
        document.title = '';
        tell();
      }),
  },
  {
    id: 'no-language',
    area: 'consistency',
    what: 'The page does not say which language it is in.',
    source: 'WCAG 3.1.1',
    methods: ['wcag_2_2_aa'],
    rules: ['missing-language', 'axe-violation'],
    at: 'page',
    inject: ({ shape, tell }) =>
      shape(() => {
        document.documentElement.removeAttribute('lang');
        document.documentElement.removeAttribute('xml:lang');
        tell();
      }),
  },
  {
    id: 'wrong-language',
    area: 'consistency',
    what: 'The page says that it is in another language than it is.',
    source: 'WCAG 3.1.1',
    methods: ['wcag_2_2_aa'],
    rules: ['page-language-mismatch'],
    at: 'page',
    inject: ({ shape, tell }) =>
      shape(() => {
        document.documentElement.lang = 'fr';
        tell();
      }),
  },
  {
    id: 'headings-for-the-eye',
    area: 'consistency',
    what: 'Headings look like headings and are none.',
    source: 'WCAG 1.3.1, 2.4.6',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['missing-heading', 'fake-heading', 'broken-structure'],
    at: 'page',
    applies: 'headings',
    inject: ({ shape, tell, make }) =>
      shape((fresh) => {
        for (const heading of fresh('h1, h2, h3, h4, [role=heading]')) {
          const { fontSize, fontWeight, color, margin } = getComputedStyle(heading);
          const part = make('div', {
            class: heading.className,
            css: `font-size:${fontSize};font-weight:${fontWeight};color:${color};margin:${margin}`,
          });
          part.append(...heading.childNodes);
          heading.replaceWith(part);
          tell();
        }
      }),
  },
  {
    id: 'empty-link-names',
    area: 'consistency',
    what: 'Links say "click here".',
    source: 'WCAG 2.4.4; Nielsen on link text; information scent',
    methods: ['wcag_2_2_aa', 'cognitive_walkthrough'],
    rules: ['generic-name'],
    at: 'screen',
    applies: 'links with words',
    inject: ({ shape, tell, nameOf }) =>
      shape((fresh) => {
        for (const link of fresh('a[href]').slice(0, 6)) {
          if (nameOf(link).length < 3 || link.querySelector('img, svg') !== null) continue;
          link.textContent = 'Click here';
          link.removeAttribute('aria-label');
          link.removeAttribute('title');
          tell(link);
        }
      }),
  },
  {
    id: 'program-shows',
    area: 'consistency',
    what: 'Where words should stand, the inside of the program shows.',
    source: 'Nielsen 2',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['raw-data-shown'],
    at: 'page',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-raw') !== null) return;
        main().prepend(
          make('p', {
            id: 'made-raw',
            text: 'Welcome back, [object Object]. You have undefined new messages.',
          }),
        );
        tell();
      }),
  },
];
