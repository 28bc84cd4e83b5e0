/** What a paused call is to us: something a person does, the end of a page, or nothing to look at. */
export type CallKind = 'action' | 'wait' | 'end' | 'other';

const ACTIONS =
  /^(Click|Double click|Tap|Check|Uncheck|Hover|Drag|Drop|Fill|Type|Insert|Press|Key down|Key up|Mouse|Select option|Select text|Set input files|Navigate|Go back|Go forward|Reload|Dispatch|Focus|Blur|Set content|Scroll)\b/;

export function kindOfCall(title: string): CallKind {
  if (/^Close (context|page|browser)\b/.test(title)) return 'end';
  if (/^(Expect|Wait)\b/.test(title)) return 'wait';
  return ACTIONS.test(title) ? 'action' : 'other';
}
