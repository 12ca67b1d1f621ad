import { CommentsSection } from '#site/features/comments/door/comments-section.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import type { ReviewsView } from './load-reviews.server.ts';

/** What people say of the shop, and the form to say something oneself. */
export function ReviewsScreen({ view: { seo, comments } }: { view: ReviewsView }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <div className="container">
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        trail={[{ name: t('header.home'), href: address('home') }]}
        here={t('reviews.title')}
      />
      <div className="page-head">
        <h1>{t('reviews.title')}</h1>
        <p className="lead">{seo.description}</p>
        <p className="small soft">{t('reviews.unverified')}</p>
      </div>
      <CommentsSection view={comments} />
    </div>
  );
}
