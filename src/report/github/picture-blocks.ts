import type { StandingPictures } from '../../contract/standing.ts';
import { escapeMarkdown } from '../escape.ts';
import { type Markdown, md, ref } from '../markdown/md.ts';
import { fold, image, link, sentence } from './blocks.ts';
import type { GithubReport } from './input.ts';

/** The picture of a piece of evidence: inline where everybody may read the store, else a link; `null` where none is. */
export function pictureOf(report: GithubReport, evidence: string): Markdown | null {
  const { pictures } = report.standing;
  const item = pictures?.items.find((one) => one.ref === evidence);
  if (pictures === undefined || item === undefined) return null;
  return show(report, pictures, item);
}

/** The screens of failures that no fix shows already, folded; and what a private repository means for pictures. */
export function renderPictures(report: GithubReport): Markdown[] {
  const { standing, words } = report;
  const { pictures } = standing;
  if (pictures === undefined || report.links.store === undefined) return [];
  const shown = new Set((standing.result?.fixes ?? []).map((fix) => fix.ref));
  const rest = pictures.items.filter((item) => !shown.has(item.ref));
  const note = pictures.inline ? [] : [md`_${sentence(words.comment, 'pictures_private')}_`];
  if (rest.length === 0) return note;
  const blocks = rest.flatMap((item) => [md`${ref(item.ref)}`, show(report, pictures, item) ?? md``]);
  return [fold(sentence(words.comment, 'pictures'), blocks), ...note];
}

function show(
  { links, words }: GithubReport,
  { commit, folder, inline }: StandingPictures,
  { ref, name }: StandingPictures['items'][number],
): Markdown | null {
  if (links.store === undefined) return null;
  const label = sentence(words.comment, 'picture', { ref });
  const page = `${links.store}/blob/${commit}/${folder}/${name}`;
  if (!inline) return link(label, page);
  return image(escapeMarkdown(label, 120), `${links.store}/raw/${commit}/${folder}/${name}`, page);
}
