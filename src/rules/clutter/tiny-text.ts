import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

const LEAST_PX = 10;
const HARDLY_PX = 8;
const FEW_WORDS = 3;

/** Words that are meant to be read are set in less than ten pixels. */
export const tinyText: StateRule = {
  id: 'tiny-text',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['attractive'], nielsen: ['H8'], walkthrough: [2], criteria: ['style-brief'] }),
  check: (state) => {
    const blocks = state.text.blocks.filter(({ text }) => text.trim().split(/\s+/).length >= FEW_WORDS);
    if (!isMeasured(state, 'text')) return [cannotTell(ofScreen(state))];
    const tiny = blocks.filter(({ font_px }) => font_px > 0 && font_px < LEAST_PX);
    if (tiny.length === 0) return blocks.length === 0 ? [] : [pass(ofScreen(state))];
    return tiny.map(({ text, tag, box, font_px }) =>
      fail(
        { key: null, name: text, box },
        { cause: `${tag}|${font_px}`, severity: font_px < HARDLY_PX ? 2 : 1, values: { size: font_px } },
      ),
    );
  },
};
