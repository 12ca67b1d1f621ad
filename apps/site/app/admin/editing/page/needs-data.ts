import { findPart } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import { type DocumentBody, rootId } from '@izlog/contract/editing/document';
import { type Change, readPath } from '@izlog/contract/editing/op';
import type { FieldKind } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import type { EditScopeName } from '../edit-start.ts';

/** Kinds of fields for which the page has all it needs to show them. */
const shownAtOnce: ReadonlySet<FieldKind> = new Set(['text', 'rich', 'media', 'button', 'icon']);

/** Whether the page must be asked for again to show what changed: new sections, lists, and what stands around the page. */
export const needsData = (scope: EditScopeName, before: DocumentBody, now: DocumentBody): boolean =>
  before !== now && diffBodies(before, now).some((change) => asksForData(scope, now, change));

function asksForData(scope: EditScopeName, body: DocumentBody, change: Change): boolean {
  if (change.op === 'insert') return true;
  if (change.op === 'move' || change.op === 'remove') return scope !== 'page';
  const place = readPath(change.path);
  const part = place && findPart(body.root, place.part)?.part;
  if (!place || !part) return false;
  const field = declarationOf(part.handler)?.[place.bag.endsWith('eta') ? 'meta' : 'options'][place.field];
  // Words around the page are shown at once too, but some stand beside an icon or make an address.
  if (scope !== 'page') return true;
  if (place.part === rootId) return field?.kind !== 'text';
  if (place.bag === 'options' || place.bag === 'mobileOptions') return place.field !== 'hidden';
  return field !== undefined && !shownAtOnce.has(field.kind);
}
