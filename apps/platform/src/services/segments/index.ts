export {
  boughtBy,
  customersOf,
  personOf,
  personWithId,
  rowsOfPerson,
} from './person.queries.ts';
export {
  findSegment,
  inSegment,
  listSegmentsOf,
  segmentNames,
  segmentsOfCustomer,
} from './segment.queries.ts';
export { segmentCondition } from './segment-condition.ts';
