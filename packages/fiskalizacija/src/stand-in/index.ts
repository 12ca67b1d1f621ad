export { hostileP12 } from './hostile-p12.ts';
export type { BookedInvoice } from './ledger.ts';
export {
  type Issued,
  type IssueOptions,
  makeTestAuthority,
  type Subject,
  type TestAuthority,
} from './make-authority.ts';
export { type StandInDescription, type StandInProgram, startStandInProgram } from './start-program.ts';
export { type Behaviour, type StandIn, type StandInOptions, startStandIn } from './start-stand-in.ts';
