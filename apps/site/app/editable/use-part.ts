import type { Part } from '@izlog/contract/cms/content/part';
import { type RefCallback, use } from 'react';
import { EditContext } from './edit-context.ts';

/** Id of a section's heading, by which the section is named. */
export const headingIdOf = (part: Pick<Part, 'id'>): string => `${part.id}-heading`;

/** What the root element of a section has from its part. */
export interface PartRoot {
  ref?: RefCallback<Element>;
  /** Names the section after its heading; a section without one has no name. */
  labelledBy?: string;
  /** What hides it on phones. */
  className?: string;
}

/** The root of a section. */
export function usePart(part: Part): PartRoot {
  return {
    ref: use(EditContext)?.part(part),
    labelledBy: part.meta.heading ? headingIdOf(part) : undefined,
    className: part.mobileOptions.hidden ? 'wide-only' : undefined,
  };
}
