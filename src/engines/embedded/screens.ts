import type { Action, ActionAnalysis } from '../../contract/action-analysis.ts';
import type { Evidence, Screen } from '../../contract/evidence.ts';
import { type EngineWords, say } from './words.ts';

/** A screen of the inventory that no state stands behind: the browser before the first page. */
export const BLANK_SCREEN = 'before-first-page';

/** Names the screen of a state: all states of one route are one screen. */
export function screenOf(screens: readonly Screen[]): (state: string | null) => string {
  const byState = new Map(screens.map((screen) => [screen.id, screenId(screen.route)]));
  return (state) => (state === null ? BLANK_SCREEN : (byState.get(state) ?? BLANK_SCREEN));
}

/** Lists the screens that the actions' steps touch, in the order of first use, each with its actions. */
export function listScreens(
  evidence: Evidence,
  actions: readonly Action[],
  words: EngineWords,
): ActionAnalysis['screens'] {
  const first = new Map<string, Screen>();
  for (const screen of evidence.screens)
    if (!first.has(screenId(screen.route))) first.set(screenId(screen.route), screen);
  return [...actionsByScreen(actions)].map(([id, ids]) => {
    const screen = first.get(id);
    const heading = screen?.heading ?? screen?.title;
    return {
      id,
      evidence_ref: screen?.first_ref ?? [...ids][0] ?? id,
      purpose: say(words, 'pure.purpose', {
        heading: heading !== undefined && heading.trim() !== '' ? heading : id,
        route: screen?.route ?? 'about:blank',
      }),
      important_action_ids: [...ids],
    };
  });
}

function actionsByScreen(actions: readonly Action[]): Map<string, Set<string>> {
  const byScreen = new Map<string, Set<string>>();
  for (const action of actions)
    for (const step of action.steps) {
      const ids = byScreen.get(step.screen_id) ?? new Set<string>();
      byScreen.set(step.screen_id, ids.add(action.id));
    }
  return byScreen;
}

function screenId(route: string): string {
  const words = route.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return words.replace(/^-+|-+$/g, '') || 'home';
}
