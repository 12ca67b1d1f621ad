export { findSegment, inSegment, segmentNames, segmentsOfCustomer } from './segment.queries.ts';
