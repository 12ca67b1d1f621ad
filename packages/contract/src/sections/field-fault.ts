import type { PublishFaultKind } from '../editing/publish-fault-kinds.ts';

/** Why a value is refused, with what the words of it need. */
export interface FieldFault {
  kind: PublishFaultKind;
  values?: Record<string, unknown>;
}
