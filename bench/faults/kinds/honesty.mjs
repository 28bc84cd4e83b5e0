/** Deceptive patterns (Brignull; Gray et al. 2018; Mathur et al. 2019). */
export const HONESTY = [
  {
    id: 'preticked-consent',
    area: 'honesty',
    what: 'Consent to marketing is ticked before the person has decided.',
    source: 'Preselection (Brignull); GDPR recital 32',
    methods: ['nielsen', 'spark'],
    rules: ['preticked-consent'],
    at: 'screen',
    inject: ({ shape, tell, make, main, FIELD }) =>
      shape((fresh) => {
        if (document.getElementById('made-consent') !== null) return;
        const label = make('label', { css: 'display:block;margin:8px 0' });
        const box = make('input', { type: 'checkbox', id: 'made-consent', checked: '' });
        label.append(box, ' Send me offers from your partners by email');
        const field = fresh(FIELD).find((one) => one.type !== 'search' && one.closest('label') === null);
        if (field === undefined) main().append(label);
        else field.after(label);
        tell(box);
      }),
  },
  {
    id: 'hidden-cost',
    area: 'honesty',
    what: 'The price grows on the way: fees appear at a later step.',
    source: 'Hidden costs, drip pricing (Brignull; Mathur et al.)',
    methods: ['nielsen', 'spark'],
    rules: ['hidden-cost'],
    at: 'page',
    inject: ({ shape, tell, make, held, main }) => {
      const show = () => {
        const isLate = held('acts') > 0;
        const known = document.getElementById('made-price');
        const text = isLate ? 'Total: $27.90, including a service fee of $7.90' : 'Total: $20.00';
        if (known?.textContent === text) return;
        known?.remove();
        main().prepend(make('p', { id: 'made-price', text }));
        if (isLate) tell();
      };
      shape(show);
      addEventListener('click', () => setTimeout(show, 60), true);
    },
  },
  {
    id: 'false-urgency',
    area: 'honesty',
    what: 'A clock runs down and claims of scarcity press the person to decide.',
    source: 'Countdown timer, low-stock and activity messages (Mathur et al.)',
    methods: ['nielsen', 'spark'],
    rules: ['false-urgency'],
    at: 'page',
    inject: ({ shape, tell, make, main }) => {
      let left = 299;
      shape(() => {
        if (document.getElementById('made-clock') !== null) return;
        const part = make('div', { css: 'background:#fff4e5;color:#7a1f00;padding:8px' });
        part.append(
          make('strong', { text: 'Offer ends in ' }),
          make('strong', { id: 'made-clock', text: '04:59' }),
        );
        part.append(make('span', { text: ' · Only 2 left! 17 people are looking at this right now.' }));
        main().prepend(part);
        tell();
      });
      setInterval(() => {
        left -= 1;
        const clock = document.getElementById('made-clock');
        if (clock !== null && left >= 0)
          clock.textContent = `0${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
      }, 1000);
    },
  },
  {
    id: 'unequal-choice',
    area: 'honesty',
    what: 'Agreeing is a large bright button, refusing a small pale word.',
    source: 'Visual interference, false hierarchy (Gray et al.); CNIL on cookies',
    methods: ['nielsen', 'spark'],
    rules: ['lopsided-choice'],
    at: 'page',
    inject: ({ shape, tell, make }) =>
      shape(() => {
        if (document.getElementById('made-choice') !== null) return;
        const css =
          'position:fixed;right:0;bottom:0;width:380px;background:#fff;color:#222;border:1px solid #999;padding:12px;z-index:999';
        const part = make('div', { id: 'made-choice', css });
        part.append(make('p', { text: 'We and our 412 partners use cookies.' }));
        part.append(
          make('button', {
            type: 'button',
            text: 'Accept all',
            css: 'font-size:20px;padding:14px 60px;background:#0a6b2d;color:#fff;border:0',
          }),
        );
        part.append(
          make('button', {
            type: 'button',
            text: 'Decline',
            css: 'font-size:12px;padding:0;background:none;color:#666;border:0;margin-left:8px;height:24px;width:48px',
          }),
        );
        document.body.append(part);
        tell();
      }),
  },
  {
    id: 'shaming-refusal',
    area: 'honesty',
    what: 'Saying no is worded so that one feels a fool.',
    source: 'Confirmshaming (Brignull)',
    methods: ['nielsen', 'spark'],
    rules: ['shaming-decline'],
    at: 'page',
    inject: ({ shape, tell, make }) =>
      shape(() => {
        if (document.getElementById('made-offer') !== null) return;
        const css =
          'position:fixed;right:0;bottom:0;width:380px;background:#fff;color:#222;border:1px solid #999;padding:12px;z-index:999';
        const part = make('div', { id: 'made-offer', css });
        part.append(make('p', { text: 'Get 10 % off your next order.' }));
        part.append(make('button', { type: 'button', text: 'Yes, I want 10 % off', css: 'padding:10px' }));
        part.append(
          make('button', {
            type: 'button',
            text: 'No thanks, I prefer to pay full price',
            css: 'padding:10px',
          }),
        );
        document.body.append(part);
        tell();
      }),
  },
];
