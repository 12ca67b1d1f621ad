import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { searchMissedFilter } from './search-missed-filter.ts';
import { searchPinFilter } from './search-pin.ts';
import { searchSynonymFilter } from './search-synonym.ts';

/** Searches that found nothing, by their words; who searched is not known. */
export const missedResource = resourceOver(
  { filter: searchMissedFilter },
  {
    name: 'missed',
    fields: {
      query: kinds.text(80, { list: 'name' }),
      language: kinds.text(3, { list: true }),
      count: kinds.count({ list: true }),
      lastAt: kinds.instant({ list: true }),
    },
  },
);

/** Words that mean the same. */
export const synonymResource = resourceOver(
  { filter: searchSynonymFilter },
  {
    name: 'synonym',
    search: { asks: 'keywords', max: 100 },
    fields: {
      words: kinds.text(2000, { list: 'name' }),
      direction: kinds.choice(['both', 'oneWay'], { list: true }),
    },
  },
);

/** Words whose first results staff chose. */
export const pinResource = resourceOver(
  { filter: searchPinFilter },
  {
    name: 'pin',
    search: { asks: 'keywords', max: 100 },
    fields: {
      words: kinds.text(80, { list: 'name' }),
      products: kinds.text(2000, { list: true }),
    },
  },
);
