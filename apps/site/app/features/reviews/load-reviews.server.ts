import type { CommentsView } from '#site/features/comments/door/comments-view.ts';
import { loadComments } from '#site/features/comments/door/load-comments.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates } from '#site/seo/alternates.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';

/** What people say of the shop itself, by the rules that are named OnSite (CMS-029). */
export interface ReviewsView {
  seo: PageFacts;
  comments: CommentsView;
}

/** The reviews of the site; a shop that takes none and has none has no such page. */
export async function loadReviews(context: SiteContext): Promise<ReviewsView> {
  const { language, site } = context;
  const comments = await loadComments(context, { entity_type: 'site', entity_id: 0 });
  if (!comments) throw notFound();
  const { messages, locale } = catalogueOf(language.code2);
  const words = (key: 'reviews.title' | 'reviews.lead') => textOf(messages, locale, key, { site: site.name });
  return {
    comments,
    seo: {
      title: words('reviews.title'),
      description: words('reviews.lead'),
      path: pathTo('reviews', {}, language),
      alternates: screenAlternates('reviews', site.languages),
    },
  };
}
