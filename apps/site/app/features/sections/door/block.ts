import type { Part } from '@izlog/contract/cms/content/part';
import type { ComponentType } from 'react';

/** A section of a page with the data its loader brought, e.g. products of a list. */
export interface Block {
  part: Part;
  data?: unknown;
  /** Shown with dummies and without asking for anything (CATALOG-060): what the section tool does. */
  isPlaceholder?: boolean;
}

export interface BlockProps<Data = unknown> {
  part: Part;
  data: Data;
  /** The first section of a page carries its h1 and its most urgent picture. */
  isFirst: boolean;
  isPlaceholder?: boolean;
}

/** How a kind of section looks to a visitor. */
export type BlockView = ComponentType<BlockProps<never>>;

/** Id of a section's heading, by which the section is named. */
export const headingIdOf = (part: Part): string => `${part.id}-heading`;
