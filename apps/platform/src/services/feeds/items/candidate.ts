import type { ShownPrice } from '#platform/services/pricing/index.ts';
import type { FeedItem } from '../writers/feed-item.ts';
import type { FeedRow } from './feed-rows.queries.ts';

/** A product beside what its form has to be asked about. */
export interface Candidate {
  row: FeedRow;
  item: FeedItem | null;
  shown: ShownPrice | undefined;
  hasVariants: boolean;
}
