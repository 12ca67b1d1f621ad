import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { termFilterStandard } from '@izlog/contract/cms/content/term-filter-standard';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { Pagination } from '@izlog/contract/pagination';
import { redirect } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { contentAlternates, screenAlternates } from '#site/seo/alternates.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import { pageNumber } from '#site/seo/page-number.ts';
import { pagedTitle } from '#site/seo/paged-title.server.ts';
import { blogAddress } from './blog-address.ts';
import { feedPath } from './door/feed-path.ts';
import { type PostView, postView } from './door/post-view.ts';

/** Whole rows of three, of two and of one. */
const postsOnPage = 12;

/** Everything the list of posts shows. */
export interface BlogView {
  seo: PageFacts;
  heading: string;
  lead?: string;
  /** What a category or tag says of itself, above its posts; on the first page of them. */
  body?: RichNode;
  /** Language of these words where it is not the page's (I18N-016). */
  lang?: string;
  path: string;
  categories: Array<{ title: string; href: string; isCurrent: boolean }>;
  posts: PostView[];
  pagination: Pagination;
}

/** Posts, newest first, of all kinds or of one category or tag (ROUTE-020, CMS-022); an unknown term is the 404 page. */
export async function loadBlog(
  context: SiteContext,
  slug: string | undefined,
  query: URLSearchParams,
): Promise<BlogView> {
  const { call, language, site } = context;
  const page = pageNumber(query);
  const [term, categories, posts] = await Promise.all([
    slug === undefined ? undefined : orNotFound(call(termGet, { id: slug })),
    call(termFilterStandard, { termTypeTitles: ['category'] }),
    // A name that no term can have is refused here and above alike; whichever answers first, it is the 404 page.
    orNotFound(
      call(postFilterStandard, {
        filters: slug === undefined ? {} : { termSlugs: [slug] },
        page,
        limit: postsOnPage,
      }),
    ),
  ]);
  // A name that it had before, or has in another language, leads to the one of this; a draft may have any.
  const isOld = term && slug !== undefined && !term.path.endsWith(`/${encodeURIComponent(slug)}`);
  if (isOld && !context.isPreview) throw redirect(blogAddress(term.path, page), 301);
  const { messages, locale } = catalogueOf(language.code2);
  const blog = textOf(messages, locale, 'blog.title');
  const title = term?.title ?? blog;
  const path = term?.path ?? pathTo('blog', {}, language);
  const last = Math.max(posts.pagination.lastPage, 1);
  if (page > last) throw redirect(blogAddress(path, last));
  const shown = posts.records.map((post) => postView(post, language));
  const picture = term?.media ?? shown.flatMap((post) => post.picture ?? [])[0];
  return {
    heading: title,
    lead: term?.excerpt || undefined,
    ...(term?.body && page === 1 && { body: term.body }),
    ...(term && { lang: langMark(term.language_code, language) }),
    path,
    categories: categories.records.map((one) => ({
      title: one.title,
      href: one.path,
      isCurrent: one.id === term?.id,
    })),
    posts: shown,
    pagination: posts.pagination,
    seo: {
      title: pagedTitle(term?.seo.title || (term ? `${title} – ${blog}` : title), page, language),
      description:
        term?.seo.description ||
        term?.excerpt ||
        `${site.name}, ${title}: ${categories.records.map((one) => one.title).join(', ')}.`,
      path,
      page,
      ...(page > 1 && { query: `page=${page}` }),
      feed: { title, path: feedPath(language, slug) },
      image: picture && mediaAddress(picture, 'LargeSize', 'jpeg'),
      alternates: term
        ? contentAlternates(term.alternates, site.languages)
        : screenAlternates('blog', site.languages),
    },
  };
}
