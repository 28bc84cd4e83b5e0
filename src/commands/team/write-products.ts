import type { Blueprint } from '../../contract/team/blueprint.ts';
import { fill } from '../../team/fill.ts';
import { buildSpreadsheet } from '../../team/producers/build-spreadsheet.ts';
import type { Facts, Product } from '../../team/producers/facts.ts';
import { fillAccessibilityForm } from '../../team/producers/fill-accessibility-form.ts';
import { makeSlides } from '../../team/producers/make-slides.ts';
import { writeData } from '../../team/producers/write-data.ts';
import { writeReview } from '../../team/producers/write-review.ts';
import { encodeLine } from '../../team/text/line-codec.ts';

const PRODUCERS: Readonly<Record<string, (facts: Facts, name: string) => Product | readonly Product[]>> = {
  'document-writer': writeReview,
  'spreadsheet-builder': buildSpreadsheet,
  'presentation-creator': makeSlides,
  'form-filler': fillAccessibilityForm,
  'data-file-writer': writeData,
};

/** What a report blueprint's producer makes; empty where this engine has no such producer. */
export function writeProducts({ handoff }: Blueprint, facts: Facts): readonly Product[] {
  const produce = PRODUCERS[handoff.producer];
  if (produce === undefined) return [];
  const made = produce(facts, handoff.output_filename);
  return 'text' in made ? [made] : made;
}

/** What the code-writer was told to hand over, as a work order. */
export function writeWorkOrder({ specialist, operations }: Blueprint, { words }: Facts): Product {
  const handed = operations.filter(({ kind }) => kind === 'handover');
  const lines = handed.map(({ id, task, what }) => `- [ ] ${id}, ${task}: ${encodeLine(what)}`);
  const title = fill(words.documents?.order_title ?? '', { specialist });
  const body = lines.length === 0 ? [words.documents?.order_none ?? ''] : lines;
  return { name: `${specialist}-work-order.md`, text: `# ${title}\n\n${body.join('\n')}\n` };
}
