import {
  type JournalRow,
  journalsOf,
  type PricedRow,
  pricedQuery,
  priceEntriesQuery,
} from './price-journal.queries.ts';
import { type PriceLookup, priceLookupOf } from './price-lookup.ts';

/** What such a statement gives of prices. */
interface PriceRows {
  priced: PricedRow[];
  entries: JournalRow[];
}

/** Prices as a part of a statement that reads more (docs/decisions/1221): its queries, and the prices of what they gave. */
export const priceParts = {
  pricedQuery,
  entriesQuery: priceEntriesQuery,
  lookupOf: ({ priced, entries }: PriceRows): PriceLookup => priceLookupOf(priced, journalsOf(entries)),
};
