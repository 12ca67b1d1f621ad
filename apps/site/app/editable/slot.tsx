import type { Part } from '@izlog/contract/cms/content/part';
import type { PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import type { DeclarationOf } from '@izlog/contract/sections/section-list';
import { createElement, type ReactNode, use } from 'react';
import { EditContext } from './edit-context.ts';

/** What stands in a list, by the handlers that its declaration names. */
type ChildOf<D extends SectionDeclaration, S extends keyof D['slots']> = string extends keyof D['slots']
  ? Part
  : D['slots'][S] extends { of: readonly (infer H extends string)[] }
    ? PartOf<DeclarationOf<H>>
    : Part;

interface SlotProps<D extends SectionDeclaration, S extends keyof D['slots'] & string> {
  part: PartOf<D>;
  name: S;
  as?: 'ul' | 'ol' | 'div' | 'dl' | 'tbody' | 'tr';
  /** The element of each child. */
  item?: 'li' | 'div' | 'tr' | 'td' | 'article' | 'details';
  className?: string;
  itemClass?: string;
  /** Draws what stands around the list and goes with it. */
  around?: (list: ReactNode) => ReactNode;
  /** Draws the children of an item, of which `index` were rendered before; visitors do not see one for which it gives null. */
  children: (child: ChildOf<D, S>, index: number) => ReactNode;
}

/** The parts of a part that stand in one list of it. */
export const slotParts = (part: Pick<Part, 'parts'>, name: string): Part[] =>
  part.parts.filter((child) => child.slot === name);

/** Draws a list of parts in an element of its own; staff can add to it and move its parts. An empty one draws nothing. */
export function Slot<D extends SectionDeclaration, S extends keyof D['slots'] & string>({
  part,
  name,
  as = 'ul',
  item = 'li',
  className,
  itemClass,
  around = (list) => list,
  children,
}: SlotProps<D, S>) {
  const edit = use(EditContext);
  const items: ReactNode[] = [];
  for (const child of slotParts(part, name)) {
    const inside = children(child as ChildOf<D, S>, items.length);
    if (inside === null && !edit) continue;
    items.push(createElement(item, { key: child.id, className: itemClass, ref: edit?.part(child) }, inside));
  }
  if (items.length === 0 && !edit) return null;
  return around(createElement(as, { className, ref: edit?.slot(part, name) }, items));
}
