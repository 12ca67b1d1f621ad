import type { Part } from '@izlog/contract/cms/content/part';
import type { RefCallback } from 'react';
import { createVisitorContext } from '#site/ui/visitor-context.ts';

/** What is edited: a part, or the root of a document (`page`, `header`, `footer`) by the name it has on a page. */
export type EditTarget = Pick<Part, 'id'>;

type Hook = RefCallback<Element>;

/** What the editor, loaded for staff only, hangs on the elements that visitors see. The kind of a field is in its declaration. */
export interface EditHooks {
  part(part: EditTarget): Hook;
  field(part: EditTarget, f: string): Hook;
  slot(part: EditTarget, name: string): Hook;
}

/** The sections of a page as the editor has them now. */
export interface ShownBlocks {
  /** The same list until something of it changes; sections that were not there before have no data yet. */
  show: <B extends { part: Part }>(blocks: readonly B[]) => ReadonlyArray<B | NewBlock>;
  subscribe: (listener: () => void) => () => void;
}

/** A section that was added since the page was loaded: shown with dummies. */
export interface NewBlock {
  part: Part;
  data: never[];
  isPlaceholder: true;
}

/** Null for visitors. No element, attribute or node changes when it is set, but for fields that are empty. It stays the same while one edits. */
export const EditContext = createVisitorContext<EditHooks | null>(null, { inFragment: null });

/** Null for visitors. It stays the same too: the list of sections listens to it, and draws those that changed. */
export const ShowContext = createVisitorContext<ShownBlocks | null>(null, { inFragment: null });

/** What the editor gives to the page it stands over. */
export interface PageHooks {
  fields: EditHooks;
  shown: ShownBlocks;
}
