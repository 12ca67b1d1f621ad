import type { Part, PartInput } from '@izlog/contract/cms/content/part';
import type { EditOp } from '@izlog/contract/editing/edit-ops';
import type { Op, Path } from '@izlog/contract/editing/op';
import { withoutResolved } from '@izlog/contract/editing/resolved-fields';
import { stamped } from '@izlog/contract/sections/migrate-part';

/** An op as it was sent, whole: parts with all their bags, values without what answers add to them. */
export function opOf(sent: EditOp): Op {
  const { id, n, undoes } = sent;
  const gesture = { id, n, ...(undoes ? { undoes } : {}) };
  if (sent.op === 'set')
    return { ...gesture, op: 'set', path: sent.path as Path, value: withoutResolved(sent.value ?? null) };
  if (sent.op === 'unset') return { ...gesture, op: 'unset', path: sent.path as Path };
  if (sent.op === 'remove') return { ...gesture, op: 'remove', part: sent.part };
  const { parent, slot, after } = sent;
  if (sent.op === 'move') return { ...gesture, op: 'move', part: sent.part, parent, slot, after };
  return {
    ...gesture,
    op: 'insert',
    part: stamped(wholePart(withoutResolved(sent.part), slot)),
    parent,
    slot,
    after,
  };
}

/** A part with everything that writers may leave out; those in it have ids, as the contract says. */
function wholePart({ id = '', handler, parts = [], ...part }: PartInput, slot: string): Part {
  return {
    id,
    handler,
    ...(part.v === undefined ? {} : { v: part.v }),
    slot,
    meta: part.meta ?? {},
    options: part.options ?? {},
    mobileMeta: part.mobileMeta ?? {},
    mobileOptions: part.mobileOptions ?? {},
    parts: parts.map((one) => wholePart(one, one.slot ?? 'parts')),
  };
}
