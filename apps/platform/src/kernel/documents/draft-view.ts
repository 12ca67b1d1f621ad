import type { DocumentBody, DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '../context.ts';

/** What one call may see besides the public: laid over what it reads. Visitors have none, so nothing drafted reaches them. */
export interface DraftView {
  /** Whether the document may be seen though it is not public and nobody has drafted it. */
  shows(document: DocumentRef): boolean;
  /**
   * How documents would be, by key: a body, or null where one would be taken back. Those that stay as they are public are
   * missing; few queries, however many documents are asked about.
   */
  read(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Map<string, DocumentBody | null>>;
  /** The documents of a kind that would have a slug in one of the languages. */
  findBySlug(
    ctx: Ctx,
    kind: DocumentKindName,
    slug: string,
    languages: readonly string[],
  ): Promise<DocumentRef[]>;
}

/** Who may see drafts: staff who ask for them, and whoever holds a preview link; and how often drafts became public. */
export interface DraftViews {
  /** How often something was published on a site. */
  sequence(siteId: number): Promise<number>;
  /** All drafts, as staff with content.edit see them. */
  staff: DraftView;
  /** What a preview link shows and at which instant (null: now); nothing when it is unknown, over or taken back. */
  open(siteId: number, token: string, now: Date): Promise<{ view: DraftView; at: Date | null } | undefined>;
}
