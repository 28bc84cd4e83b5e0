import type { LayerReview } from '../../contract/team/build-report.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';

/** One reviewer of a layer; it is asked only once everybody of the earlier layers has passed. */
export interface Layer {
  readonly layer: LayerReview['layer'];
  readonly reviewer: string;
  readonly review: () => LayerReview | Promise<LayerReview>;
}

/** Layers in their order; after a FAIL no later one is asked. A layer that passes itself over leaves the way open. */
export async function runChain(layers: readonly Layer[], words: TeamWords): Promise<LayerReview[]> {
  const reviews: LayerReview[] = [];
  for (const { layer, reviewer, review } of layers) {
    const isOpen = reviews.every((one) => one.result !== 'FAIL' || one.layer === layer);
    const waiting = words.review?.waiting ?? '-';
    reviews.push(
      isOpen ? await review() : { layer, reviewer, result: 'SKIPPED', quote: waiting, problems: [] },
    );
  }
  return reviews;
}
