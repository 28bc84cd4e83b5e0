/** Help people recognise and recover from errors (Nielsen H9; WCAG 3.3): the first attempt to send is refused. */
export const ERRORS = [
  {
    id: 'unclear-error',
    area: 'errors',
    what: 'The error says that something is wrong and not what, nor what to do.',
    source: 'Nielsen 9; WCAG 3.3.1, 3.3.3',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['vague-error', 'error-without-help'],
    at: 'screen',
    inject: ({ refuseFirst, make, tell }) =>
      refuseFirst(({ field }) => {
        tell(field);
        const css = 'display:block;color:#b00020;margin:4px 0';
        field.after(make('p', { text: 'Invalid input.', css, role: 'alert', id: 'made-error' }));
        field.setAttribute('aria-invalid', 'true');
        field.setAttribute('aria-describedby', 'made-error');
      }),
  },
  {
    id: 'error-in-code',
    area: 'errors',
    what: 'The error is a code of the program.',
    source: 'Nielsen 9: plain language, no codes; Nielsen 2',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['error-without-help', 'raw-data-shown', 'vague-error'],
    at: 'screen',
    inject: ({ refuseFirst, make, tell }) =>
      refuseFirst(({ field }) => {
        tell(field);
        const css = 'display:block;color:#b00020;margin:4px 0';
        const text = 'E_CONSTRAINT_23505: duplicate key value violates unique index "ix_nm"';
        field.after(make('p', { text, css, role: 'alert' }));
      }),
  },
  {
    id: 'missing-error',
    area: 'errors',
    what: 'What was entered is refused, and nothing says that it was, or why.',
    source: 'Nielsen 9; WCAG 3.3.1',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['dead-control', 'refused-in-silence'],
    at: 'act',
    inject: ({ refuseFirst }) => refuseFirst(() => undefined),
  },
  {
    id: 'lost-input',
    area: 'errors',
    what: 'After an error everything that was entered is gone.',
    source: 'Nielsen 5, 9; Baymard: forms that reset on error',
    methods: ['nielsen', 'cognitive_walkthrough', 'pure'],
    rules: ['input-lost-after-error'],
    at: 'screen',
    inject: ({ refuseFirst, make, tell }) =>
      refuseFirst(({ fields, field }) => {
        for (const one of fields) {
          tell(one);
          one.value = '';
          one.dispatchEvent(new Event('input', { bubbles: true }));
        }
        const css = 'display:block;color:#b00020;margin:4px 0';
        const text = 'This entry is too short. Enter at least 40 characters.';
        field.after(make('p', { text, css, role: 'alert' }));
      }),
  },
  {
    id: 'error-far-away',
    area: 'errors',
    what: 'The error stands far from the fields and does not say which one it means.',
    source: 'WCAG 3.3.1; errors beside the field',
    methods: ['nielsen', 'wcag_2_2_aa'],
    rules: ['error-not-tied-to-field', 'vague-error'],
    at: 'screen',
    inject: ({ refuseFirst, make, all, tell, FIELD }) =>
      refuseFirst(
        () => {
          const css = 'display:block;color:#b00020;background:#fff;padding:8px';
          const error = make('div', { text: 'A required value is missing.', css, role: 'alert' });
          document.body.prepend(error);
          tell(error);
        },
        () => all(FIELD).length > 1,
      ),
    applies: 'two fields or more on the screen',
  },
  {
    id: 'error-by-colour',
    area: 'errors',
    what: 'Only a red border tells that a field was refused.',
    source: 'WCAG 1.4.1, 3.3.1',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['dead-control', 'colour-alone', 'refused-in-silence'],
    at: 'act',
    inject: ({ refuseFirst }) =>
      refuseFirst(({ field }) => {
        field.style.border = '2px solid #d00000';
      }),
  },
  {
    id: 'premature-error',
    area: 'errors',
    what: 'Fields are marked as wrong before anybody entered anything.',
    source: 'Inline validation research: do not scold before the entry; Nielsen 5',
    methods: ['nielsen'],
    rules: ['premature-error'],
    at: 'page',
    inject: ({ shape, tell, make, FIELD }) =>
      shape((fresh) => {
        for (const [index, field] of fresh(FIELD).entries()) {
          if (field.value !== '') continue;
          const id = `made-early-${index}-${Math.round(field.getBoundingClientRect().y)}`;
          const css = 'display:block;color:#b00020';
          field.setAttribute('aria-invalid', 'true');
          field.setAttribute('aria-describedby', id);
          field.after(make('span', { id, css, text: 'This field is required.' }));
          tell(field);
        }
      }),
  },
  {
    id: 'entry-not-kept',
    area: 'errors',
    what: 'A field does not hold what was typed into it.',
    source: 'Nielsen 1, 5; reliability',
    methods: ['nielsen', 'cognitive_walkthrough'],
    rules: ['value-not-kept'],
    at: 'act',
    inject: ({ tell, FIELD, held, hold }) =>
      addEventListener(
        'input',
        (event) => {
          const field = event.target;
          if (!event.isTrusted || !field.matches?.(FIELD) || field.type === 'password' || held('lost') > 0)
            return;
          hold('lost', 1);
          tell(field);
          setTimeout(() => {
            field.value = '';
          }, 30);
        },
        true,
      ),
  },
  {
    id: 'empty-form-silent',
    area: 'errors',
    what: 'A form with nothing in it is refused without a word.',
    source: 'WCAG 3.3.1; Nielsen 9',
    methods: ['wcag_2_2_aa', 'nielsen'],
    rules: ['empty-submit-silent'],
    at: 'screen',
    inject: ({ shape, tell, FIELD }) =>
      shape((fresh) => {
        for (const form of fresh('form[method=post i]')) {
          const fields = [...form.querySelectorAll(FIELD)];
          const isLeftAlone = form.querySelector('[type=password], [type=search], [type=file]') !== null;
          if (fields.length === 0 || isLeftAlone || fields.some(({ value }) => value !== '')) continue;
          for (const field of fields) field.removeAttribute('required');
          for (const field of fields) field.setAttribute('aria-required', 'true');
          form.noValidate = true;
          const refuse = (event) => {
            if (event.target !== form || fields.some(({ value }) => value.trim() !== '')) return;
            event.preventDefault();
            event.stopImmediatePropagation();
          };
          addEventListener('submit', refuse, true);
          tell(form);
        }
      }),
  },
];
