import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '../context.ts';
import type { NewDocument } from './document-kind.ts';

/** A document as an import brings it: a known one by its id, or what is to be made. */
export interface ImportedDocument {
  kind: DocumentRef['kind'];
  /** Without it a thing is made, one for all languages. */
  id?: number;
  made?: NewDocument;
  /** Bodies by three-letter language code; without any the thing is made and says nothing yet. */
  bodies: Readonly<Record<string, DocumentBody>>;
  /** `draft`: nothing becomes public. `hidden`: it has its words and its address, and visitors do not see it. */
  stays?: 'draft' | 'hidden';
}

export interface ImportOptions {
  /** All of it is taken back in the end: publishes of others do not wait for it. */
  isTrial?: boolean;
}

/**
 * How imports and the seed write content. `services/editing` is the one that does; rooms below it are handed this by
 * the code that assembles the platform.
 */
export interface DocumentDoor {
  /**
   * Writes whole documents, public at once with a version of reason `import`, or as they are to stay. Returns the ids in the
   * order of the documents. What was drafted of a known one is given up.
   */
  importDocuments(
    ctx: Ctx,
    documents: readonly ImportedDocument[],
    options?: ImportOptions,
  ): Promise<number[]>;
  /** The keys (`content:7:hrv`) of those that somebody has changed and not published. */
  listDrafted(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Set<string>>;
}
