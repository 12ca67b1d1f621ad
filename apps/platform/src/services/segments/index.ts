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
  segmentNames,
  segmentsOfCustomer,
} from './segment.queries.ts';
