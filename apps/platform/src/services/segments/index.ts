export {
  addressOf,
  isOneOfPeople,
  isPerson,
  personOf,
  personWithId,
  rowsOfPerson,
} from './person.queries.ts';
export {
  findSegment,
  inSegment,
  inSegmentOfMany,
  listSegmentsOf,
  segmentNames,
  segmentsOfCustomer,
} from './segment.queries.ts';
export { boughtSo } from './segment-of-many.ts';
