import type { Part, PartInput } from '../cms/content/part.ts';
import type { PublishFaultKind } from '../editing/publish-fault-kinds.ts';
import { isEmailAddress } from '../user/is-email-address.ts';
import { checkField } from './check-field.ts';
import type { FieldDeclarations, SectionDeclaration, SlotDeclaration } from './define-section.ts';
import type { FieldFault } from './field-fault.ts';
import { partLimits } from './part-limits.ts';
import { declarationOf, sectionNames } from './section-list.ts';

/** A place in content that its declaration refuses: `hero-1/meta/heading` and why, with what the words of it need. */
export interface PartFault {
  path: string;
  kind: PublishFaultKind;
  values?: Record<string, unknown>;
}

/** A draft may lack what is needed; what is published may not. */
export type CheckStage = 'draft' | 'publish';

type Checked = Part | PartInput;
type Bag = 'meta' | 'options' | 'mobileMeta' | 'mobileOptions';

/**
 * Checks a part and everything in it against its declaration; a root is checked under the id it has (`root`). Nothing is
 * changed, and a content without faults gives an empty list.
 */
export function checkPart(part: Checked, declaration: SectionDeclaration, stage: CheckStage): PartFault[] {
  const faults: PartFault[] = [];
  const seen = new Set<string>();
  let count = 0;

  function visit(one: Checked, known: SectionDeclaration, depth: number): void {
    const id = one.id ?? one.handler;
    if (seen.has(id)) faults.push({ path: id, kind: 'duplicateId' });
    seen.add(id);
    checkBag(one, id, 'meta', known.meta);
    checkBag(one, id, 'options', known.options);
    checkBag(one, id, 'mobileMeta', known.meta);
    checkBag(one, id, 'mobileOptions', known.options);
    checkSlots(one, id, known, depth);
  }

  function checkBag(one: Checked, id: string, bag: Bag, fields: FieldDeclarations): void {
    const values = one[bag] ?? {};
    const isMobile = bag === 'mobileMeta' || bag === 'mobileOptions';
    for (const [name, value] of Object.entries(values)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const path = `${id}/${bag}/${name}`;
      if (!field) faults.push({ path, kind: 'fieldUnknown' });
      else if (isMobile && !field.mobile) faults.push({ path, kind: 'notMobile' });
      else if (value !== null && value !== undefined)
        add(path, checkField(value, field, partLimits.valueBytes));
    }
    if (stage === 'draft') return;
    for (const [name, field] of Object.entries(fields)) {
      if (!isMobile && field.needed && isEmpty(values[name]))
        faults.push({ path: `${id}/${bag}/${name}`, kind: 'required' });
      // Only then: anyone who is still writing an address has half of one.
      else if (field.kind === 'text' && field.as && !leadsTo(field.as, values[name]))
        faults.push({ path: `${id}/${bag}/${name}`, kind: field.as });
    }
  }

  function checkSlots(one: Checked, id: string, known: SectionDeclaration, depth: number): void {
    const lists = new Map<string, number>();
    for (const child of one.parts ?? []) {
      const found = slotOf(known, child.slot ?? 'parts');
      const childId = child.id ?? child.handler;
      const declared = declarationOf(child.handler);
      count++;
      if (count === partLimits.parts + 1) {
        faults.push({ path: childId, kind: 'tooManyParts', values: { max: partLimits.parts } });
      }
      if (depth >= partLimits.depth) {
        faults.push({ path: childId, kind: 'tooDeep', values: { max: partLimits.depth } });
      } else if (!declared) {
        faults.push({ path: childId, kind: 'sectionUnknown', values: { handler: child.handler } });
      } else if (!found) {
        faults.push({ path: childId, kind: 'slotUnknown', values: { slot: child.slot ?? 'parts' } });
      } else {
        const [name, slot] = found;
        lists.set(name, (lists.get(name) ?? 0) + 1);
        if (!mayStandIn(slot, child.handler)) {
          faults.push({ path: childId, kind: 'notHere', values: { handler: child.handler, slot: name } });
        }
        if (count <= partLimits.parts) visit(child, declared, depth + 1);
      }
    }
    for (const [name, { min = 0, max }] of Object.entries(known.slots)) {
      const filled = lists.get(name) ?? 0;
      const path = `${id}/slots/${name}`;
      if (filled > max) faults.push({ path, kind: 'tooMany', values: { max } });
      if (stage === 'publish' && filled < min) faults.push({ path, kind: 'tooFew', values: { min } });
    }
  }

  function add(path: string, found: readonly FieldFault[]): void {
    for (const { kind, values } of found) faults.push(values ? { path, kind, values } : { path, kind });
  }

  visit(part, declaration, 0);
  return faults;
}

/** The list of a part that stored content names so, by its name of today. */
export function slotOf(
  { slots }: SectionDeclaration,
  stored: string,
): readonly [name: string, slot: SlotDeclaration] | undefined {
  return Object.entries(slots).find(([name, slot]) => name === stored || slot.stored?.includes(stored));
}

const mayStandIn = ({ of }: SlotDeclaration, handler: string): boolean =>
  (of === 'sections' ? sectionNames : of).includes(handler);

/** Whether a text that is not empty is what a mailbox or a telephone is reached by; a number may have words beside it. */
function leadsTo(what: 'email' | 'phone', value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return true;
  return what === 'email' ? isEmailAddress(value.trim()) : value.replace(/\D/g, '').length >= 3;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
