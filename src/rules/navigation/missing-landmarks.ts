import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** With fewer links there is little to jump over. */
const FEW_LINKS = 4;

/** Header, navigation and content are not marked as such: who listens cannot jump to what they came for (WCAG 1.3.1). */
export const missingLandmarks: StateRule = {
  id: 'missing-landmarks',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.3.1'], criteria: ['component-consistency', 'navigation-consistency'] }),
  check: (state) => {
    if (!isMeasured(state, 'landmark')) return [cannotTell(ofScreen(state))];
    const has = (role: string): boolean => state.landmarks.some((landmark) => landmark.role === role);
    if (has('main')) return [pass(ofScreen(state))];
    const links = state.controls.filter(({ role }) => role === 'link').length;
    if (links < FEW_LINKS || has('navigation') || has('banner')) return [];
    return [fail(ofScreen(state), { cause: 'layout' })];
  },
};
