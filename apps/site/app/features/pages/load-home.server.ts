import { outcomeOf } from '@izlog/contract/client';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { isNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates } from '#site/seo/alternates.ts';
import { organization } from '#site/seo/json-ld.ts';
import { askedQuery, loadPage, type PageView } from './load-page.server.ts';

/**
 * The root of a language: sent on to the page that option HomePageSlug names (ROUTE-034); without it the page that the
 * platform knows as home is shown under the root itself (ROUTE-035). A site that has no such page yet opens with its shop,
 * or with its posts when it sells nothing: its name must not lead to an error.
 */
export async function loadHome(context: SiteContext, search = ''): Promise<PageView> {
  const { site, language, origin } = context;
  const slug = site.options.HomePageSlug;
  if (slug && search !== '') await leadOn(context, search);
  if (slug) throw redirect(pathTo('page', { slug }, language), 302);
  const page = await loadPage(context, [], search).catch((thrown: unknown) => {
    if (!isNotFound(thrown)) throw thrown;
    throw redirect(pathTo(site.isEcommerce ? 'shop' : 'blog', {}, language), 302);
  });
  return {
    ...page,
    seo: {
      ...page.seo,
      path: pathTo('home', {}, language),
      alternates: screenAlternates('home', site.languages),
      jsonLd: [organization({ name: site.name, origin })],
    },
  };
}

/** Follows the redirect of an old site's address by query (`/?p=12`), which stands before any page. */
async function leadOn(context: SiteContext, search: string): Promise<void> {
  const found = await outcomeOf(context.call(finderDecide, { params: [], ...askedQuery(search) }));
  if (!found.errored && found.data.type === 'redirect') throw redirect(found.data.target, found.data.status);
}
