import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Change, readPath } from '@izlog/contract/editing/op';
import { checkPart, type PartFault } from '@izlog/contract/sections/check-part';
import { partLimits } from '@izlog/contract/sections/part-limits';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { listUnsafeAddresses } from '#platform/services/content/index.ts';

const empty = { meta: {}, options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] };

/**
 * Why a change may not stand in a draft: its field or section is not as declared, its list is full, or the whole grows too
 * large. `after` is the body with it. What was wrong before the change is not its fault.
 */
export function checkChange(change: Change, after: DocumentBody): PartFault | undefined {
  const path =
    'path' in change ? change.path : typeof change.part === 'string' ? change.part : change.part.id;
  if (!isStorable(change)) return { path, kind: 'characters' };
  if (change.op === 'set') return checkSet(change, after);
  if (change.op === 'insert')
    return checkInsert(change.part, after) ?? checkPlace(path, change.parent, true, after);
  return change.op === 'move' ? checkPlace(path, change.parent, false, after) : undefined;
}

function checkSet(
  { path, value }: Extract<Change, { op: 'set' }>,
  after: DocumentBody,
): PartFault | undefined {
  const place = readPath(path);
  const part = place && findPart(after.root, place.part)?.part;
  if (!place || !part) return { path, kind: 'fieldUnknown' };
  const declaration = declarationOf(part.handler);
  if (declaration) {
    const alone = { ...part, ...empty, [place.bag]: { [place.field]: value } };
    return checkPart(alone, declaration, 'draft')[0];
  }
  // Layout elements of a site's own have no declaration: their fields are free, their addresses are not.
  if ((JSON.stringify(value)?.length ?? 0) > partLimits.valueBytes)
    return { path, kind: 'tooLarge', values: { max: partLimits.valueBytes } };
  return listUnsafeAddresses({ [place.field]: value }).length > 0 ? { path, kind: 'url' } : undefined;
}

function checkInsert(part: Part, after: DocumentBody): PartFault | undefined {
  const declaration = declarationOf(part.handler);
  if (!declaration) return { path: part.id, kind: 'sectionUnknown', values: { handler: part.handler } };
  const { parts, depth } = extent(after.root);
  if (parts > partLimits.parts)
    return { path: part.id, kind: 'tooManyParts', values: { max: partLimits.parts } };
  if (depth > partLimits.depth) return { path: part.id, kind: 'tooDeep', values: { max: partLimits.depth } };
  return checkPart(part, declaration, 'draft')[0];
}

/** Whether a part may stand where it was put. */
function checkPlace(
  id: string,
  parentId: string,
  isNew: boolean,
  after: DocumentBody,
): PartFault | undefined {
  if (!isNew && extent(after.root).depth > partLimits.depth)
    return { path: id, kind: 'tooDeep', values: { max: partLimits.depth } };
  const parent = findPart(after.root, parentId)?.part;
  const declaration = parent && declarationOf(parent.handler);
  if (!parent || !declaration) return undefined;
  const bare = { ...parent, ...empty, parts: parent.parts.map((one) => ({ ...one, ...empty })) };
  return checkPart(bare, declaration, 'draft').find(
    (fault) => fault.path === id || (isNew && fault.path.startsWith(`${parentId}/slots/`)),
  );
}

function extent(part: Part): { parts: number; depth: number } {
  const inner = part.parts.map(extent);
  return {
    parts: inner.reduce((sum, one) => sum + one.parts + 1, 0),
    depth: Math.max(0, ...inner.map((one) => one.depth + 1)),
  };
}

/** Whether the database can hold the texts in a value: neither NUL nor half a sign. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, one]) => isStorable(key) && isStorable(one));
}
