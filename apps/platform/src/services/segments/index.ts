export { isPerson, personOf, personWithId, rowsOfPerson } from './person.queries.ts';
export { findSegment, inSegment, segmentNames, segmentsOfCustomer } from './segment.queries.ts';
