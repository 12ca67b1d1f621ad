import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';

type WithdrawalLinkProps = {
  /** The order it is about, with the key of its link for anyone who is not logged in. */
  order?: { slug: string; key?: string };
  className?: string;
};

/** The way to the withdrawal, in the words that Article 11a of Directive 2011/83/EU asks for. */
export function WithdrawalLink({ order, className }: WithdrawalLinkProps) {
  const { t } = useText();
  const query = new URLSearchParams(order && { orderSlug: order.slug });
  if (order?.key) query.set('orderKey', order.key);
  const path = useAddress()('withdrawal');
  return (
    <Link className={className} to={order ? `${path}?${query}` : path}>
      {t('withdrawal.link')}
    </Link>
  );
}
