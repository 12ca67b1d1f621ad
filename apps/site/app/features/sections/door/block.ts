import type { Part } from '@izlog/contract/cms/content/part';
import type { PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import type { ComponentType } from 'react';

/** A section of a page with the data its loader brought, e.g. products of a list. */
export interface Block {
  part: Part;
  data?: unknown;
  /** Shown with dummies and without asking for anything (CATALOG-060): what the section tool does. */
  isPlaceholder?: boolean;
}

/** What a view of a declared section is given: `BlockProps<typeof quotes>`, with what its loader brings as the second. */
export interface BlockProps<D extends SectionDeclaration = SectionDeclaration, Data = unknown> {
  part: PartOf<D>;
  data: Data;
  /** The first section of a page carries its h1 and its most urgent picture. */
  isFirst: boolean;
  isPlaceholder?: boolean;
}

/** How a kind of section looks to a visitor; which declaration it is rendered by follows from its handler. */
export type BlockView = ComponentType<Omit<BlockProps, 'part' | 'data'> & { part: never; data: never }>;
