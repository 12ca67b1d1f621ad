import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { deleteSegment, filterSegments, getSegment } from './segment.ts';

/** Segments of customers as the back office lists them; the rules of one are a form of its own. */
export const segmentResource = resourceOver(
  { filter: filterSegments, get: getSegment, delete: deleteSegment },
  {
    name: 'segment',
    search: { asks: 'keywords', max: 100 },
    fields: {
      name: kinds.text(150, { isRequired: true, list: 'name' }),
      rules: kinds.text(2000, { list: true }),
      customers: kinds.count({ list: true }),
      mailable: kinds.count({ list: true }),
    },
  },
);
