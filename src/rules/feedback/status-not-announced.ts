import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { findNewMessages } from '../news.ts';
import type { StepRule } from '../rule.ts';
import { normalise } from '../signature.ts';

/** A message appears beside the person's focus and nothing tells a screen reader that it is there (WCAG 4.1.3). */
export const statusNotAnnounced: StepRule = {
  id: 'status-not-announced',
  scope: 'step',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['4.1.3'], criteria: ['error-states', 'state-changes-visible'] }),
  check: (moment) => {
    const { response } = moment.step;
    if (response?.kind === 'navigation') return [];
    const news = findNewMessages(moment).filter(({ role, error }) => error || role !== 'text');
    return news.map((message) => {
      const subject = { key: message.for, name: message.text, box: message.box };
      if (response === null || moment.before === null) return cannotTell(subject);
      const isHeard = message.role !== 'text' || response.announced !== null;
      if (isHeard || response.focus_moved === true) return pass(subject);
      if (response.focus_moved === null) return cannotTell(subject);
      return fail(subject, { cause: `${message.for ?? ''}|${normalise(message.text)}` });
    });
  },
};
