import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';

import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import type { ProductView } from '../product-view.ts';

/** What a bundle holds, each member with the way to its page; when it could not be loaded that is reported (PRODUCT-031). */
export function BundleMembers({ product }: { product: ProductView }) {
  const { t, money } = useText();
  if (!product.members) {
    return (
      <Note tone="danger" role="alert">
        {t('error.bundleItemsNotFetched')}
      </Note>
    );
  }
  return (
    <section className="members" aria-labelledby="members">
      <h2 className="h4" id="members">
        {t('product.members')}
      </h2>
      <ul>
        {product.members.map((member) => {
          const [picture] = member.pictures;
          const still = picture ? pictureOf(picture, 'tile', '') : { width: 800, height: 800, alt: '' };
          const { prices } = member;
          return (
            <li key={member.id}>
              <Picture {...still} seed={member.name} sizes="4rem" />
              <span>
                <Link to={member.href}>{member.name}</Link>
                {member.axes.length > 0 ? (
                  <small className="faint">
                    {t('product.memberAxes', { axes: member.axes.map(({ label }) => label).join(', ') })}
                  </small>
                ) : null}
              </span>
              <span className="num small">
                {member.quantity > 1 ? `${member.quantity} × ` : null}
                {prices && `${prices.isFrom ? `${t('price.from')} ` : ''}${money(prices.price)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
