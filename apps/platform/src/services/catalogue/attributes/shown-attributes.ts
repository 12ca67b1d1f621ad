import { findSwatches } from './swatches.queries.ts';
import { listVariantOptions } from './variant-options.ts';

/** What attributes say of products beside their page: colours on tiles, and what variants are chosen by. */
export const shownAttributes = { findSwatches, listVariantOptions };
