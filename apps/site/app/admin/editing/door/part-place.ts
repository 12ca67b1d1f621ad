import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { SlotDeclaration } from '@izlog/contract/sections/define-section';
import { declarationOf, sectionNames } from '@izlog/contract/sections/section-list';

/** Where a part stands: its list, and its neighbours in it. */
export interface PartPlace {
  /** Key of the document. */
  key: string;
  part: Part;
  parent: Part;
  /** The parts of the same list, in their order. */
  siblings: readonly Part[];
  place: number;
  list: SlotDeclaration | undefined;
}

/** The place of a part of a document; nothing for its root and for one that is not there. */
export function placeOfPart(key: string, body: DocumentBody | undefined, id: string): PartPlace | undefined {
  const found = body && findPart(body.root, id);
  if (!found || found.way.length === 0) return undefined;
  const parent = found.way.slice(0, -1).reduce((at, place) => at.parts[place] ?? at, body.root);
  const listed = listOf(parent, found.part.slot);
  const siblings = parent.parts.filter((one) => listed.names.includes(one.slot));
  return { key, part: found.part, parent, siblings, place: siblings.indexOf(found.part), list: listed.list };
}

/** A list of a part by any name that stored content has for it. */
function listOf(parent: Part, slot: string): { names: readonly string[]; list?: SlotDeclaration } {
  const slots = Object.entries(declarationOf(parent.handler)?.slots ?? {});
  const found = slots.find(([name, { stored }]) => name === slot || stored?.includes(slot));
  return found ? { names: [found[0], ...(found[1].stored ?? [])], list: found[1] } : { names: [slot] };
}

/** Whether a list takes one more of a kind; the words for why not are the caller's. */
export const hasRoom = ({ list, siblings }: Pick<PartPlace, 'list' | 'siblings'>): boolean =>
  list === undefined || siblings.length < list.max;

/** The kinds that may stand in a list. */
export const kindsIn = (list: SlotDeclaration | undefined): readonly string[] =>
  list === undefined ? [] : list.of === 'sections' ? sectionNames : list.of;

/** A part with ids of its own, and all inside it too: what is copied is another thing. */
export const withNewIds = (part: Part): Part => ({
  ...part,
  id: crypto.randomUUID(),
  parts: part.parts.map(withNewIds),
});

/** A part with nothing in it but as many parts as each of its lists must have. */
export function emptyPart(handler: string, slot: string): Part {
  const slots = Object.entries(declarationOf(handler)?.slots ?? {});
  return {
    id: crypto.randomUUID(),
    handler,
    slot,
    meta: {},
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: slots.flatMap(([name, { of, min = 0 }]) =>
      Array.from({ length: of[0] === undefined ? 0 : min }, () => emptyPart(of[0] ?? '', name)),
    ),
  };
}

/** What a part is called by its own words. */
export const titleOfPart = ({ meta }: Part): string =>
  [meta.heading, meta.title, meta.name, meta.question, meta.who].find(
    (one): one is string => typeof one === 'string' && one !== '',
  ) ?? '';
