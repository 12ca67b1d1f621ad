import { useText } from '../../i18n/use-text.tsx';
import { useAddress } from '../../links/addresses.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { CommentsSection } from '../comments/door/comments-section.tsx';
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
