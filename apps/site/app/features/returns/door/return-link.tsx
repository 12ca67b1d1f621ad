import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';

type ReturnLinkProps = {
  /** The order it is about, with the key of its link for anyone who is not logged in. */
  order: { slug: string; key?: string };
  className?: string;
};

/** The way to announce that something of an order comes back, and to follow what was announced. */
export function ReturnLink({ order, className }: ReturnLinkProps) {
  const { t } = useText();
  const query = new URLSearchParams({ orderSlug: order.slug });
  if (order.key) query.set('orderKey', order.key);
  return (
    <Link className={className} to={`${useAddress()('return')}?${query}`}>
      {t('returns.link')}
    </Link>
  );
}
