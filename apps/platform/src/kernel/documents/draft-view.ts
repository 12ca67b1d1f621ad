import type { DraftView } from '../context.ts';

/** Who may see drafts: staff who ask for them, and anyone who holds a preview link; and how often drafts became public. */
export interface DraftViews {
  /** How often something was published on a site. */
  sequence(siteId: number): Promise<number>;
  /** All drafts, as staff with content.edit see them. */
  staff: DraftView;
  /** What a preview link shows and at which instant (null: now); nothing when it is unknown, over or taken back. */
  open(siteId: number, token: string, now: Date): Promise<{ view: DraftView; at: Date | null } | undefined>;
}
