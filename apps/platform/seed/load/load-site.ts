import type { FastifyBaseLogger } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Storage } from '#platform/kernel/files/storage.ts';
import { createSite } from '#platform/services/settings/create-site.ts';
import type { DemoSite } from '../demo/shape-site.ts';
import { ctxOfNewSite } from '../starter/ctx-of-new-site.ts';
import { codeOf } from './by-language.ts';
import { createKeyBook } from './key-book.ts';
import { loadCheckout } from './load-checkout.ts';
import { loadComments } from './load-comments.ts';
import { loadDownloads } from './load-downloads.ts';
import { loadEvents } from './load-events.ts';
import { loadForms } from './load-forms.ts';
import { loadFrame } from './load-frame.ts';
import { loadMedia } from './load-media.ts';
import { announcePages, loadLayout, loadPages } from './load-pages.ts';
import { announcePosts, loadPosts, loadTerms } from './load-posts.ts';
import { loadProducts } from './load-products.ts';
import { loadShelves } from './load-shelves.ts';
import type { Loading } from './loading.ts';

export interface SiteSurroundings {
  /** The transaction of the whole load. */
  db: Db;
  storage: Storage;
  log: FastifyBaseLogger;
  now: Date;
  /** Answers on every host that no domain names. */
  isDefault: boolean;
  /** Its main address, when it is not the first of its hosts. */
  publicUrl: string | undefined;
}

/**
 * Makes one site and everything on it, in the order in which things name each other: pages and posts are announced
 * first, since products, layout and they themselves lead to them.
 */
export async function loadSite(demo: DemoSite, surroundings: SiteSurroundings): Promise<void> {
  const { storage } = surroundings;
  const loading: Loading = {
    ctx: await createSiteCtx(demo, surroundings),
    storage,
    demo,
    book: createKeyBook(),
  };
  await loadMedia(loading);
  await loadDownloads(loading);
  await loadShelves(loading);
  await loadTerms(loading);
  await loadForms(loading);
  await announcePages(loading);
  await announcePosts(loading);
  await loadProducts(loading);
  await loadEvents(loading);
  await loadPosts(loading);
  await loadPages(loading);
  await loadLayout(loading);
  await loadFrame(loading);
  await loadComments(loading);
  await loadCheckout(loading);
}

async function createSiteCtx(
  demo: DemoSite,
  { db, log, now, isDefault, publicUrl }: SiteSurroundings,
): Promise<Ctx> {
  const { id } = await createSite(db, {
    name: demo.name,
    domains: [...(publicUrl ? [publicUrl] : []), ...demo.hosts.map((host) => `http://${host}`)],
    defaultLanguage: codeOf(demo.defaultLanguage),
    languages: demo.languages.map(codeOf),
    currency: demo.currency,
    isDefault,
  });
  return ctxOfNewSite({ db, log, now }, id);
}
