import type { Part } from '@izlog/contract/cms/part';
import type { ComponentType } from 'react';

/** A section of a page with the data its loader brought, e.g. products of a list. */
export interface Block {
  part: Part;
  data?: unknown;
}

export interface BlockProps<Data = unknown> {
  part: Part;
  data: Data;
  /** The first section of a page carries its h1 and its most urgent picture. */
  isFirst: boolean;
}

/** How a kind of section looks to a visitor. */
export type BlockView = ComponentType<BlockProps<never>>;

/** Id of a section's heading, by which the section is named. */
export const headingIdOf = (part: Part): string => `${part.id}-heading`;
