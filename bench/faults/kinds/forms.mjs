// biome-ignore-all lint/performance/useDomNodeTextContent: what is not shown is no content
/** Labels, help and effort in forms (Nielsen H5-H7; WCAG 3.3; Baymard and PURE on avoidable work). */
export const FORMS = [
  {
    id: 'missing-label',
    area: 'forms',
    what: 'Fields have no label and no name.',
    source: 'WCAG 1.3.1, 3.3.2, 4.1.2; Nielsen 6',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['unlabelled-field'],
    at: 'screen',
    inject: ({ shape, tell, FIELD }) =>
      shape((fresh) => {
        for (const field of fresh(`${FIELD}, select`)) {
          tell(field);
          for (const label of [...(field.labels ?? [])])
            if (label.contains(field)) label.replaceWith(field);
            else label.remove();
          for (const name of ['aria-label', 'aria-labelledby', 'placeholder', 'title', 'aria-describedby'])
            field.removeAttribute(name);
        }
      }),
  },
  {
    id: 'placeholder-only',
    area: 'forms',
    what: 'The label stands in the field and is gone once one types.',
    source: 'Nielsen Norman Group on placeholders; WCAG 3.3.2',
    methods: ['nielsen'],
    rules: ['missing-visible-label'],
    at: 'screen',
    inject: ({ shape, tell, FIELD }) =>
      shape((fresh) => {
        for (const field of fresh(FIELD)) {
          const words = field.labels?.[0]?.innerText.trim();
          if (!words || field.type === 'search') continue;
          for (const label of [...(field.labels ?? [])])
            if (label.contains(field)) label.replaceWith(field);
            else label.remove();
          field.removeAttribute('aria-label');
          field.removeAttribute('aria-labelledby');
          field.placeholder = words;
          tell(field);
        }
      }),
  },
  {
    id: 'code-as-label',
    area: 'forms',
    what: 'Labels are names from the program.',
    source: 'Nielsen 2: the language of people',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['raw-label', 'raw-data-shown'],
    at: 'screen',
    inject: ({ shape, tell, nameOf }) =>
      shape((fresh) => {
        for (const part of fresh('label, button')) {
          const words = nameOf(part).match(/[A-Za-z]+/g);
          if (words === null || words.join('').length < 4 || part.querySelector('input, select') !== null)
            continue;
          part.textContent = `fld_${words.join('_').toLowerCase()}_1`;
          tell(part);
        }
        for (const field of fresh('input[placeholder], textarea[placeholder]')) {
          if ((field.labels?.length ?? 0) > 0) continue;
          field.placeholder = `fld_${(field.placeholder.match(/[A-Za-z]+/g) ?? ['x']).join('_').toLowerCase()}`;
          field.removeAttribute('aria-label');
          tell(field);
        }
      }),
  },
  {
    id: 'paste-blocked',
    area: 'forms',
    what: 'A field for a secret refuses what is pasted.',
    source: 'WCAG 3.3.8; NCSC: let them paste passwords',
    methods: ['wcag_2_2_aa'],
    rules: ['paste-blocked'],
    at: 'screen',
    applies: 'a field for a password or a code',
    inject: ({ shape, tell }) =>
      shape((fresh) => {
        for (const field of fresh('input[type=password]')) {
          field.addEventListener('paste', (event) => event.preventDefault());
          field.onpaste = () => false;
          tell(field);
        }
      }),
  },
  {
    id: 'asked-again',
    area: 'forms',
    what: 'What was just entered must be entered a second time.',
    source: 'WCAG 3.3.7; Baymard: confirm fields; PURE: avoidable steps',
    methods: ['nielsen', 'pure'],
    rules: ['asked-twice'],
    at: 'screen',
    inject: ({ shape, tell, make, FIELD }) =>
      shape((fresh) => {
        const field = fresh(FIELD).find((one) => !/^(password|search)$/.test(one.type));
        if (field === undefined || document.getElementById('made-again') !== null) return;
        const words =
          field.labels?.[0]?.innerText.trim() || field.getAttribute('aria-label') || field.placeholder;
        if (!words) return;
        const again = make('input', { id: 'made-again', type: 'text' });
        field.after(
          make('label', { for: 'made-again', text: `Repeat ${words.toLowerCase()}`, css: 'display:block' }),
          again,
        );
        tell(again);
      }),
  },
  {
    id: 'needless-question',
    area: 'forms',
    what: 'A harmless act that can be taken back must be confirmed first.',
    source: 'Nielsen 7; confirmation fatigue; PURE: avoidable steps',
    methods: ['nielsen', 'pure'],
    rules: ['repeated-confirmation'],
    at: 'act',
    inject: ({ commits, tell }) =>
      commits(({ control }) => {
        tell(control);
        confirm('Are you sure that you want to continue?');
      }),
  },
  {
    id: 'needless-fields',
    area: 'forms',
    what: 'The form asks for a dozen things that the task does not need.',
    source: 'Baymard: fields matter more than steps; Nielsen 8',
    methods: ['nielsen'],
    rules: ['many-fields'],
    at: 'page',
    inject: ({ shape, tell, make, FIELD }) =>
      shape((fresh) => {
        const field = fresh(FIELD).find((one) => one.type !== 'search');
        if (field === undefined || document.getElementById('made-0') !== null) return;
        const asked = [
          'Middle name',
          'Nickname',
          'Job title',
          'Fax',
          'Company size',
          'Department',
          'Street',
          'Floor',
          'County',
          'Second phone',
          'How you heard of us',
          'Favourite colour',
          'Remarks',
        ];
        const group = make('div');
        for (const [index, text] of asked.entries())
          group.append(
            make('label', { text, for: `made-${index}`, css: 'display:block;margin-top:8px' }),
            make('input', { id: `made-${index}`, type: 'text' }),
          );
        field.after(group);
        tell();
      }),
  },
  {
    id: 'send-switched-off',
    area: 'forms',
    what: 'The button that sends is switched off for good: the task cannot be done.',
    source: 'Task completion; walkthrough question 4',
    methods: ['nielsen', 'cognitive_walkthrough', 'pure', 'spark'],
    rules: ['journey-blocked'],
    at: 'any',
    critical: true,
    inject: ({ shape, tell, main, FIELD, all }) =>
      shape((fresh) => {
        if (all(FIELD).length === 0) return;
        for (const button of fresh(
          'button, input[type=submit], form a[href], select, input[type=checkbox]',
        )) {
          if (!main().contains(button)) continue;
          button.disabled = true;
          if (button.matches('a')) button.removeAttribute('href');
          tell(button);
        }
        for (const field of fresh(FIELD)) field.disabled = true;
      }),
  },
];
