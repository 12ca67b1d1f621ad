import { outcomeOf } from '@izlog/contract/client';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import type { Page } from '@izlog/contract/cms/content/page';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { redirect } from 'react-router';
import { feedPath } from '#site/features/blog/door/feed-path.ts';
import { type PostView, postView } from '#site/features/blog/door/post-view.ts';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import type { CommentsView } from '#site/features/comments/door/comments-view.ts';
import { loadComments } from '#site/features/comments/door/load-comments.server.ts';
import type { Block } from '#site/features/sections/door/block.ts';
import { loadBlocks } from '#site/features/sections/door/block-loaders.server.ts';
import { lighterParts } from '#site/features/sections/door/lighter-parts.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { isUnknown, notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { embeddedProducts } from '#site/rich/embedded-products.ts';
import { contentAlternates } from '#site/seo/alternates.ts';
import { articleLd } from '#site/seo/json-ld.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';

/** A classic article with the products that stand in its text. */
export interface ArticleView
  extends Pick<Page, 'title' | 'excerpt' | 'body' | 'media' | 'terms' | 'published_at'> {
  author?: string;
  products: TileView[];
  /** Others of its terms, the newest first. */
  related: PostView[];
  /** Null without comments. */
  comments: CommentsView | null;
}

/** A page or post with the data of its sections. */
export interface PageView {
  kind: 'page' | 'post';
  seo: PageFacts;
  /** Language of the page's own words where it is not the visitor's. */
  lang?: string;
  /** Not public: only staff see it. */
  isDraft?: true;
  /** What an article shows; sections stand in `blocks`. */
  article: ArticleView | null;
  blocks: Block[];
  /** Title of a page whose first section has no heading of its own to be the h1. */
  heading?: string;
}

/**
 * The page or post that a path names, which the platform decides (ROUTE-023, CMS-011). A managed redirect is followed; a
 * path nobody knows is recorded once and gives the 404 page (CMS-036, ROUTE-054). No parameters mean the home page. A
 * redirect may be of the path with its query (`search`).
 */
export async function loadPage(
  context: SiteContext,
  params: readonly string[],
  search = '',
): Promise<PageView> {
  const found = await decide(context, params, search);
  if (found.type === 'redirect') throw redirect(found.target, found.status);
  const { entity } = found;
  const [article, blocks] = await Promise.all([
    entity.display === 'legacy' ? loadArticle(found.type, entity, context) : null,
    loadBlocks(lighterParts(entity.parts), context),
  ]);
  return {
    kind: found.type,
    seo: factsOf(found.type, entity, context),
    lang: langMark(entity.language_code, context.language),
    ...(isDraft(entity) ? { isDraft: true } : {}),
    article,
    blocks,
    heading: entity.display === 'legacy' || entity.parts[0]?.meta.heading ? undefined : entity.title,
  };
}

const isDraft = ({ published_at }: Page) => published_at === null || new Date(published_at) > new Date();

async function decide(context: SiteContext, params: readonly string[], search: string) {
  try {
    return await context.call(finderDecide, { params: [...params], ...askedQuery(search) });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    const draft = await findDraft(context, params);
    if (draft) return draft;
    if (params.length > 0 && !params.some((part) => part.includes('\0')))
      await report(context, `/${params.join('/')}`);
    throw notFound();
  }
}

/** The query of an address as the platform is asked for its redirect; nothing without one. */
export function askedQuery(search: string): { query?: string } {
  const query = search.replace(/^\?/, '');
  return query === '' || query.length > 500 ? {} : { query };
}

/** A page that is not public, for staff who read it before they publish it. */
async function findDraft(context: SiteContext, params: readonly string[]) {
  const user = await staffUser(context);
  if (!user?.scope?.includes('content.edit')) return undefined;
  const found = await outcomeOf(ownCall(context)(finderDecide, { params: [...params], preview: true }));
  return found.errored ? undefined : found.data;
}

/** The visitor gets the 404 page whether or not it could be recorded. */
async function report({ call, requestId }: SiteContext, path: string): Promise<void> {
  try {
    await call(redirectAddFailedRequest, { path: path.slice(0, 500) });
  } catch (error) {
    console.warn(requestId, 'A path that was not found could not be recorded.', error);
  }
}

async function loadArticle(kind: 'page' | 'post', page: Page, context: SiteContext): Promise<ArticleView> {
  const { title, excerpt, body, media, terms, published_at, meta } = page;
  const author = typeof meta.author === 'string' ? meta.author : undefined;
  const [products, related, comments] = await Promise.all([
    loadTiles(embeddedProducts(body), context),
    kind === 'post' ? loadRelated(page, context) : [],
    kind === 'post' ? loadComments(context, { entity_type: 'post', entity_id: page.id }) : null,
  ]);
  return { title, excerpt, body, media, terms, published_at, author, products, related, comments };
}

/** Posts in a row of others. */
const relatedPosts = 3;

/** Posts that have a term of this one; of a post without terms none. */
async function loadRelated({ id, terms }: Page, { call, language }: SiteContext): Promise<PostView[]> {
  if (terms.length === 0) return [];
  const termIds = terms.map((term) => term.id);
  const { records } = await call(postFilterStandard, { filters: { termIds }, limit: relatedPosts + 1 });
  return records
    .filter((post) => post.id !== id)
    .slice(0, relatedPosts)
    .map((post) => postView(post, language));
}

function factsOf(kind: 'page' | 'post', page: Page, { site, origin, language }: SiteContext): PageFacts {
  const picture = page.seo.media ?? page.media;
  const image = picture ? mediaAddress(picture, 'LargeSize', 'jpeg') : undefined;
  const title = page.seo.title || page.title;
  const article = articleLd({
    headline: title,
    url: origin + page.path,
    image: image && origin + image,
    publishedAt: page.published_at,
    updatedAt: page.updated_at,
    publisher: site.name,
  });
  return {
    title,
    description: page.seo.description || page.excerpt || undefined,
    path: page.path,
    alternates: contentAlternates(page.alternates, site.languages),
    image,
    type: kind === 'post' ? 'article' : 'website',
    ...(kind === 'post' && { feed: { title: site.name, path: feedPath(language) } }),
    isPrivate: page.seo.noIndex,
    jsonLd: kind === 'post' ? [article] : [],
  };
}
