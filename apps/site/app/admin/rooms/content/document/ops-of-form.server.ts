import { createHash, randomUUID } from 'node:crypto';
import type { Part } from '@izlog/contract/cms/content/part';
import { findPart, valueAt } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { EditOp } from '@izlog/contract/editing/edit-ops';
import type { Change } from '@izlog/contract/editing/op';
import type { SlotDeclaration } from '@izlog/contract/sections/define-section';
import { declarationOf, sectionNames } from '@izlog/contract/sections/section-list';
import type { clockWords } from '#site/admin/ground/frame/shop-time.ts';
import type { Fault } from '#site/kit/forms/rules.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { endingsOf, readTexts } from './field-texts.ts';
import { allFields, hashOf, type ShownField, shownDocument } from './shown-fields.ts';

/** What a sent form says of a document: the changes, and fields that cannot be read. */
export interface SentChanges {
  ops: EditOp[];
  faults: Record<string, Fault>;
}

/**
 * The changes of a sent document: fields that are not as they were shown, and the one act whose button was pressed. The
 * same form sent twice has the same ids, so that nothing is done twice. `say` gives what is shown beside "this is wrong".
 */
export function opsOfForm(
  form: FormData,
  body: DocumentBody,
  say: (key: NonNullable<ReturnType<typeof clockWords>>) => string,
): SentChanges {
  const read = reader(form);
  const hashes = hashesOf(read('hashes'));
  // After a refusal the draft is not what was shown any more: a former value that is typed back is a change.
  const isAsShown = read('shownRev') === read('rev');
  const faults: Record<string, Fault> = {};
  const changes: Change[] = [];
  for (const field of allFields(shownDocument(body, sectionNames))) {
    const { path } = field;
    if (!(path in hashes) || read(`theirs:${path}`) === 'true') continue;
    const texts = Object.fromEntries(
      endingsOf(field.field).map((ending) => [ending, typedIn(form, `${path}${ending}`)]),
    );
    if (isAsShown && hashOf(texts) === hashes[path]) continue;
    const before = valueAt(body, path);
    const said = readTexts(field.field, texts, before);
    if ('fault' in said)
      faults[nameOf(field)] = { key: 'form.wrong', ...(said.words && { words: say(said.words) }) };
    else changes.push(changeOf(path, said.value));
  }
  const act = actOf(read('act'), body, read);
  if (act) changes.push(act);
  const gesture = `${read('gesture')} ${read('rev')}`;
  return { faults, ops: changes.map((change) => ({ ...change, id: idOf(gesture, change), n: 1 }) as EditOp) };
}

/** Where a fault of a field is shown: its first control. */
export const nameOf = ({ path, field }: Pick<ShownField, 'path' | 'field'>): string =>
  `${path}${endingsOf(field)[0] ?? ''}`;

/** Ticks of one name are one text. */
const typedIn = (form: FormData, name: string): string =>
  form
    .getAll(name)
    .filter((one) => typeof one === 'string')
    .join(' ');

const changeOf = (path: string, value: unknown): Change =>
  value === null
    ? { op: 'unset', path: path as `${string}/meta/${string}` }
    : { op: 'set', path: path as `${string}/meta/${string}`, value };

/**
 * What is done to the sections: `up:ID`, `down:ID`, `remove:ID`, `copy:ID`, `in:ID` into the one above, `out:ID` beside what
 * it stands in, `put:ID:PARENT:AFTER` for one that was dragged, `add:PARENT:SLOT` with the handler in `new:…`.
 */
function actOf(act: string, body: DocumentBody, read: (name: string) => string): Change | undefined {
  const [verb, id = '', slot = '', after = ''] = act.split(':');
  if (verb === 'add') return added(body, id, slot, read(`new:${id}:${slot}`));
  const parent = parentOf(body.root, id);
  const part = parent?.parts.find((one) => one.id === id);
  if (!parent || !part) return undefined;
  const list = parent.parts.filter((one) => one.slot === part.slot);
  const place = list.indexOf(part);
  const to = { parent: parent.id, slot: part.slot };
  switch (verb) {
    case 'remove':
      return { op: 'remove', part: id };
    case 'copy':
      return { op: 'insert', part: copyOf(part), ...to, after: id };
    case 'up': {
      const above = list[place - 1];
      if (!above) return undefined;
      return {
        op: 'move',
        part: id,
        ...to,
        after: parent.parts[parent.parts.indexOf(above) - 1]?.id ?? null,
      };
    }
    case 'down': {
      const below = list[place + 1];
      return below ? { op: 'move', part: id, ...to, after: below.id } : undefined;
    }
    case 'in':
      return movedInto(part, list[place - 1], list[place - 1]?.parts.at(-1)?.id ?? null);
    case 'out':
      return movedInto(part, parentOf(body.root, parent.id), parent.id);
    case 'put':
      return movedInto(part, findPart(body.root, slot)?.part, after || null);
    default:
      return undefined;
  }
}

/** A part goes into a list of another one that takes it, behind one of its parts. */
function movedInto(part: Part, into: Part | undefined, after: string | null): Change | undefined {
  const slots = Object.entries((into && declarationOf(into.handler)?.slots) ?? {});
  const found = slots.find(([, { of }]) => (of === 'sections' ? sectionNames : of).includes(part.handler));
  if (!into || !found) return undefined;
  const [name, declared] = found;
  return { op: 'move', part: part.id, parent: into.id, slot: storedName(into, name, declared), after };
}

/** A list as stored content calls it: what reads it knows that name. */
function storedName({ parts }: Part, name: string, { stored = [] }: SlotDeclaration): string {
  const names = [name, ...stored];
  return parts.findLast((one) => names.includes(one.slot))?.slot ?? stored[0] ?? name;
}

function added(body: DocumentBody, parentId: string, slot: string, handler: string): Change | undefined {
  const parent = findPart(body.root, parentId)?.part;
  const declared = parent && declarationOf(parent.handler)?.slots[slot];
  if (!parent || !declared || !declarationOf(handler)) return undefined;
  const names = [slot, ...(declared.stored ?? [])];
  const siblings = parent.parts.filter((one) => names.includes(one.slot));
  const stored = storedName(parent, slot, declared);
  const part: Part = { ...empty, id: randomUUID(), handler, slot: stored };
  return {
    op: 'insert',
    part,
    parent: parentId,
    slot: stored,
    after: siblings.at(-1)?.id ?? parent.parts.at(-1)?.id ?? null,
  };
}

const empty = { meta: {}, options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] };

const copyOf = (part: Part): Part => ({ ...part, id: randomUUID(), parts: part.parts.map(copyOf) });

function parentOf(root: Part, id: string): Part | undefined {
  if (root.parts.some((one) => one.id === id)) return root;
  for (const one of root.parts) {
    const found = parentOf(one, id);
    if (found) return found;
  }
  return undefined;
}

/** What was shown, by path; a text that is none says that nothing was. */
function hashesOf(text: string): Readonly<Record<string, string>> {
  try {
    const hashes: unknown = JSON.parse(text);
    return typeof hashes === 'object' && hashes !== null ? (hashes as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** An id of a change that follows from the form it was sent with. */
function idOf(gesture: string, change: Change): string {
  const said = change.op === 'insert' ? { ...change, part: change.part.handler } : change;
  const hex = createHash('sha256')
    .update(`${gesture} ${JSON.stringify(said)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
