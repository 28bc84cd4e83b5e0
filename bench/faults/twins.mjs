/** Changes that harm nobody: what is said of them and was not said of the page as it was is a false alarm. */
export const TWINS = [
  {
    id: 'twin-renamed-label',
    what: 'Labels and headings say the same in other words.',
    inject: ({ shape, tell, nameOf }) =>
      shape((fresh) => {
        for (const part of fresh('label, legend, h2, h3')) {
          const words = nameOf(part);
          if (words.length < 4 || part.children.length > 0) continue;
          part.textContent = `Your ${words[0].toLowerCase()}${words.slice(1)}`;
          tell(part);
        }
      }),
  },
  {
    id: 'twin-other-colours',
    what: 'Text and buttons have other colours of at least 7 to 1.',
    inject: ({ shape, tell }) =>
      shape((fresh) => {
        const lightOf = (colour) => {
          const [, r, g, b, a = '1'] = /rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/.exec(colour) ?? [];
          return r === undefined || Number(a) < 1 ? null : (Number(r) + Number(g) + Number(b)) / 3;
        };
        const groundOf = (element) => {
          for (let at = element; at !== null; at = at.parentElement) {
            const { backgroundImage, backgroundColor } = getComputedStyle(at);
            if (backgroundImage !== 'none') return null;
            const light = lightOf(backgroundColor);
            if (light !== null) return light;
          }
          return 255;
        };
        for (const part of fresh('p, li, label, td, h1, h2, h3, dd, dt')) {
          if ((groundOf(part) ?? 0) < 235 || (lightOf(getComputedStyle(part).color) ?? 255) > 90) continue;
          part.style.color = '#1b1b3a';
          tell(part);
        }
      }),
  },
  {
    id: 'twin-other-font',
    what: 'Another typeface.',
    inject: ({ style, shape, tell }) => {
      style(
        'body, p, li, label, td, h1, h2, h3, button, input { font-family: "DejaVu Serif", Georgia, serif !important }',
      );
      shape(() => tell());
    },
  },
  {
    id: 'twin-more-space',
    what: 'More space between the parts, rounder corners.',
    inject: ({ style, shape, tell }) => {
      style(
        'p, li, form > *, h2, h3 { margin-bottom: 10px !important } button, input, select, textarea { border-radius: 8px !important }',
      );
      shape(() => tell());
    },
  },
  {
    id: 'twin-extra-wrapper',
    what: 'The content lies in one more box, with other class names.',
    inject: ({ shape, tell, make }) =>
      shape(() => {
        const main = document.querySelector(
          'main, [role=main], #content, .container, body > div, body > section',
        );
        if (
          main === null ||
          main.parentElement.id === 'made-wrapper' ||
          document.getElementById('made-wrapper') !== null
        )
          return;
        const wrapper = make('div', { id: 'made-wrapper', class: 'x1 y2' });
        main.before(wrapper);
        wrapper.append(main);
        tell();
      }),
  },
  {
    id: 'twin-reordered-footer',
    what: 'A part that the task does not touch comes in another order.',
    inject: ({ shape, tell }) =>
      shape((fresh) => {
        for (const part of fresh('footer')) {
          const parts = [...part.children];
          if (parts.length < 2 || part.querySelector('button, input') !== null) continue;
          for (const one of parts.reverse()) part.append(one);
          tell();
        }
      }),
  },
  {
    id: 'twin-help-line',
    what: 'One more helpful sentence.',
    inject: ({ shape, tell, make, main }) =>
      shape(() => {
        if (document.getElementById('made-help') !== null) return;
        const css = 'font-size:16px;color:#222;background:#fff;margin:8px 0';
        main().append(
          make('p', {
            id: 'made-help',
            css,
            text: 'Questions? Write to us at any time: we answer within a day.',
          }),
        );
        tell();
      }),
  },
];
