import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { feedPath } from './door/feed-path.ts';
import { feedXml } from './feed-xml.ts';

/** Posts in a feed; readers come often and keep what they had. */
const postsInFeed = 20;

/**
 * The feed of the posts that are public and written in the language, newest first; with a slug those of one category or
 * tag. An unknown one is not found.
 */
export async function loadFeed(
  { call, language, site, origin }: SiteContext,
  slug: string | undefined,
): Promise<string> {
  const [term, posts] = await Promise.all([
    slug === undefined ? undefined : orNotFound(call(termGet, { id: slug })),
    orNotFound(
      call(postFilterStandard, {
        filters: slug === undefined ? {} : { termSlugs: [slug] },
        limit: postsInFeed,
      }),
    ),
  ]);
  const { messages, locale } = catalogueOf(language.code2);
  const heading = term?.title ?? textOf(messages, locale, 'blog.title');
  return feedXml({
    title: `${heading} | ${site.name}`,
    description: term?.excerpt || `${site.name}: ${heading}`,
    url: origin + (term?.path ?? pathTo('blog', {}, language)),
    feed: origin + feedPath(language, slug),
    language: language.code2,
    items: posts.records
      .filter((post) => !post.isFallback)
      .map((post) => ({
        title: post.title,
        url: origin + post.path,
        excerpt: post.excerpt,
        publishedAt: post.published_at,
        categories: post.terms.map(({ title }) => title),
      })),
  });
}
