import type { Ctx } from '#platform/kernel/context.ts';
import type { Storage } from '#platform/kernel/files/storage.ts';
import type { DemoSite } from '../demo/shape-site.ts';
import type { KeyBook } from './key-book.ts';

/** One site while it is being loaded. */
export interface Loading {
  /** In the transaction of the whole load, on the site that was made. */
  ctx: Ctx;
  storage: Storage;
  demo: DemoSite;
  book: KeyBook;
}
