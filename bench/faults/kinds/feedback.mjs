// biome-ignore-all lint/performance/useDomNodeTextContent: what is not shown is no content
/** Visibility of system status (Nielsen H1), error prevention in its answers, reliability. */
export const FEEDBACK = [
  {
    id: 'dead-control',
    area: 'feedback',
    what: 'A control that looks ready does nothing when it is pressed.',
    source: 'Nielsen 1; Norman, feedback; dead clicks',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['dead-control'],
    at: 'act',
    inject: ({ presses, stop, tell, hold, held, nameOf }) =>
      presses(({ event, control }) => {
        if (held('dead') > 0 && sessionStorage.getItem('made name') !== nameOf(control)) return;
        hold('dead', 1);
        sessionStorage.setItem('made name', nameOf(control));
        stop(event);
        tell(control);
      }),
  },
  {
    id: 'slow-answer',
    area: 'feedback',
    what: 'The answer to a press comes three seconds late, and nothing shows that it was noticed.',
    source: 'Nielsen 1; Miller and Nielsen: one second keeps the flow of thought',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['slow-feedback', 'dead-control'],
    at: 'act',
    inject: ({ presses, stop, tell, hold, held }) =>
      presses(({ event, control }) => {
        if (held('slow') > 0) return;
        hold('slow', 1);
        stop(event);
        tell(control);
        setTimeout(() => control.click(), 3000);
      }),
  },
  {
    id: 'success-untold',
    area: 'feedback',
    what: 'What was sent is stored, and no word says so: the message is taken out as it comes.',
    source: 'Nielsen 1',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['success-not-confirmed', 'emptied-without-words'],
    at: 'screen',
    applies: 'a message that comes without another page',
    inject: ({ shape, tell, commits, held, hold }) => {
      commits(() => sessionStorage.setItem('made sent', location.pathname));
      shape((fresh) => {
        if (sessionStorage.getItem('made sent') !== location.pathname || held('told') > 0) return;
        for (const told of fresh('[role=status], [role=alert], [aria-live]:not([aria-live=off])')) {
          const words = told.innerText.trim();
          if (words === '' || words.length > 120) continue;
          hold('told', 1);
          tell(told);
          told.style.setProperty('display', 'none', 'important');
        }
      });
    },
  },
  {
    id: 'late-jump',
    area: 'feedback',
    what: 'A moment after a press something pushes the page down under the pointer, by a shift of more than 0.1.',
    source: 'Web vitals, cumulative layout shift; Nielsen 5',
    methods: ['nielsen', 'pure'],
    rules: ['late-shift'],
    at: 'act',
    inject: ({ presses, tell, make, main }) => {
      let lastInput = 0;
      let isLeaving = false;
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) moved += hadRecentInput ? 0 : value;
      }).observe({ type: 'layout-shift' });
      addEventListener('beforeunload', () => (isLeaving = true));
      for (const type of ['pointerdown', 'keydown', 'input'])
        addEventListener(type, () => (lastInput = performance.now()), true);
      presses(({ control }) => {
        const css = 'display:block;height:220px;background:#eef3ff;padding:24px';
        const come = () => {
          if (isLeaving) return;
          if (performance.now() - lastInput < 600) return void setTimeout(come, 100);
          const rows = [];
          for (let at = control; at !== null && at !== document.body; at = at.parentElement) rows.push(at);
          const isRow = (part) =>
            getComputedStyle(part.parentElement).display === 'block' && part.offsetWidth > innerWidth / 2;
          const place = (control.isConnected ? rows.find(isRow) : null) ?? main().firstElementChild;
          place.before(make('div', { css, text: 'Have you seen our new app?' }));
          const before = moved;
          setTimeout(() => moved - before > 0.1 && tell(control), 300);
        };
        setTimeout(come, 750);
      });
    },
  },
  {
    id: 'silent-failure',
    area: 'feedback',
    what: 'What was sent fails at the server, and the page stays silent.',
    source: 'Nielsen 9; Nielsen 1',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['silent-request-failure'],
    at: 'act',
    inject: ({ commits, stop, tell }) =>
      commits(({ event, control }) => {
        stop(event);
        tell(control);
        fetch('/made-to-fail/save', { method: 'POST', body: '{}' }).catch(() => undefined);
      }),
  },
  {
    id: 'script-breaks',
    area: 'feedback',
    what: 'The script behind a control breaks off with an exception.',
    source: 'Reliability; Nielsen 5',
    methods: ['spark', 'nielsen'],
    rules: ['uncaught-page-error', 'console-error', 'dead-control'],
    at: 'act',
    inject: ({ presses, stop, tell, hold, held }) =>
      presses(({ event, control }) => {
        if (held('broke') > 0) return;
        hold('broke', 1);
        stop(event);
        tell(control);
        setTimeout(() => undefined.items, 20);
      }),
  },
  {
    id: 'browser-alert',
    area: 'feedback',
    what: 'What the page has to say comes in a browser alert that stops everything.',
    source: 'Nielsen 4; inline messages over modal ones',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['native-alert'],
    at: 'act',
    inject: ({ commits, tell }) =>
      commits(({ control }) => {
        tell(control);
        alert('Your entry was received.');
      }),
  },
  {
    id: 'message-unannounced',
    area: 'feedback',
    what: 'A message appears that no screen reader is told of.',
    source: 'WCAG 4.1.3',
    methods: ['wcag_2_2_aa'],
    rules: ['status-not-announced'],
    at: 'screen',
    inject: ({ refuseFirst, make, tell }) =>
      refuseFirst(({ field }) => {
        tell(field);
        const css = 'display:block;color:#b00020;margin:4px 0';
        const text = 'This name is taken already. Choose another one.';
        field.after(make('div', { text, css, class: 'field-error' }));
      }),
  },
  {
    id: 'broken-destination',
    area: 'feedback',
    what: 'A link leads to a page that is not there.',
    source: 'Reliability; Nielsen 5',
    methods: ['nielsen', 'spark'],
    rules: ['broken-link'],
    at: 'act',
    inject: ({ presses, tell, hold, held }) =>
      presses(({ control }) => {
        if (!control.matches('a[href]') || control.getAttribute('href').startsWith('#') || held('gone') > 0)
          return;
        hold('gone', 1);
        tell(control);
        control.setAttribute('href', '/pages/that-was-moved-away');
      }),
  },
  {
    id: 'missing-file',
    area: 'feedback',
    what: 'A file that the page asks for does not come.',
    source: 'Reliability',
    methods: ['spark'],
    rules: ['broken-asset'],
    at: 'page',
    inject: ({ shape, tell, make }) =>
      shape(() => {
        if (document.querySelector('[data-made]') !== null) return;
        document.head.append(make('script', { src: '/assets/feature-that-is-gone.js', 'data-made': '' }));
        tell();
      }),
  },
];
