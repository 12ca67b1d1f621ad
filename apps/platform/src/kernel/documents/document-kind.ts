import type { DocumentBody, DocumentKindName } from '@izlog/contract/editing/document';
import type { PublishFaultKind } from '@izlog/contract/editing/publish-fault-kinds';
import type { Permission } from '@izlog/contract/permissions';
import type { Ctx } from '../context.ts';

/** What keeps a body from being published, or what should be looked at before. */
export interface DocumentFault {
  /** `slugTaken`, `slugReserved`, `linkGone`, … */
  kind: PublishFaultKind;
  /** Op path of the field: `root/meta/slug`. */
  path: string;
  values?: Record<string, unknown>;
}

/** What a thing is before it has words. */
export interface NewDocument {
  /** What its root is: `page`, `post`, `term`, `template`, `navigation`, `element`. */
  handler: string;
  /** Name by which the program knows it: `home`, `footer-section`, the name of a navigation tree. */
  name?: string | null;
  /** Post type, or term type: `category`, `tag`. */
  type?: string;
  /** Its place among terms. */
  position?: number;
}

/**
 * A kind of thing that is edited as a draft and published. A service offers one in its `index.ts`; `services/editing`
 * knows kinds only through it, and is the only one that calls what writes.
 */
export interface DocumentKind {
  kind: DocumentKindName;
  /** Right that a change needs beside content.edit: catalogue.edit for products, settings.edit for the look. */
  needs?: Permission;
  /** Makes a thing with nothing in any language yet; returns its id, that of a known one for a name that is taken. */
  create?(ctx: Ctx, made: NewDocument): Promise<number>;
  /** What is public now, in this very language; nothing where the thing is not there or has no such language. */
  read(ctx: Ctx, id: number, language: string): Promise<DocumentBody | undefined>;
  /** The same of many things by id, in a few statements however many they are; those that `read` finds nothing of are left out. */
  readMany(ctx: Ctx, ids: readonly number[], language: string): Promise<Map<number, DocumentBody>>;
  /** Whether there is such a thing on the site, in whatever language, public or not. */
  exists(ctx: Ctx, id: number): Promise<boolean>;
  /** Locks things by id, in their order, before they are published; ids that are not there are left out. */
  lock(ctx: Ctx, ids: readonly number[]): Promise<void>;
  /**
   * Faults that only the service knows: a slug that is taken or reserved, links to what is gone or not public. What is
   * published with it (`together`, by `kind:id`) counts as public.
   */
  check?(
    ctx: Ctx,
    id: number,
    language: string,
    body: DocumentBody,
    together: ReadonlySet<string>,
  ): Promise<{ faults: DocumentFault[]; warnings: DocumentFault[] }>;
  /** Makes a body public, in the transaction of the call; returns the cache tags of what shows it. */
  publish(ctx: Ctx, id: number, language: string, body: DocumentBody): Promise<Iterable<string>>;
  /** Takes a language back from the public; it can be published again. */
  unpublish?(ctx: Ctx, id: number, language: string): Promise<Iterable<string>>;
  /** Moves a thing to the bin, hidden in every language; returns the cache tags of what showed it. */
  archive?(ctx: Ctx, id: number): Promise<Iterable<string>>;
  /** Brings a thing back from the bin, public in no language; returns the handler of its root, nothing when it does not lie there. */
  unarchive?(ctx: Ctx, id: number): Promise<string | undefined>;
}
