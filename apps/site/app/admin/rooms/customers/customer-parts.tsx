import type { StaffCustomer } from '@izlog/contract/user/customer-staff';
import { Link } from 'react-router';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';

const newsletterKeys: Readonly<Record<string, StaffKey>> = {
  subscribed: 'customers.subscribed',
  pending: 'customers.pending',
  unsubscribed: 'customers.unsubscribed',
};

/** What somebody agreed to and when, the last decision first. */
export function CustomerConsents({ customer: { consents, newsletter } }: { customer: StaffCustomer }) {
  const { t, shortDate, time } = useStaffText();
  const key = newsletter && newsletterKeys[newsletter.state];
  return (
    <Group title={t('admin.consents')}>
      <p>
        {t('customer.hasNewsletter')}: {t(key ?? 'customers.noNewsletter')}
        {newsletter?.confirmedAt ? `, ${shortDate(newsletter.confirmedAt)}` : ''}
      </p>
      {consents.length === 0 ? <p className="soft">{t('customers.noConsents')}</p> : null}
      <ul className="plain stack small">
        {consents.map(({ uniqueNumber, status, at, isProved }) => (
          <li key={`${uniqueNumber} ${at} ${status}`}>
            {uniqueNumber}: {t(status === 'accepted' ? 'customers.agreed' : 'customers.withdrew')}
            {isProved ? null : <span className="soft"> ({t('customers.unproved')})</span>}
            <br />
            <time className="soft" dateTime={at}>
              {shortDate(at)} {time(at)}
            </time>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** What somebody wrote below products and posts; nothing where they did not. */
export function CustomerComments({ comments }: Pick<StaffCustomer, 'comments'>) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  if (comments.length === 0) return null;
  return (
    <Group title={t('staffComment.list.title')}>
      <ul className="notes plain">
        {comments.map(({ id, content, rating, state, at }) => (
          <li key={id}>
            <p>
              <Link className="link" to={address('adminComment', { id: String(id) })}>
                {content.slice(0, 200) || t('customers.onlyStars')}
              </Link>
            </p>
            <small>
              {rating === null ? '' : `${rating} ★ `}
              {shortDate(at)}{' '}
              {state === 'published' ? null : <Badge tone="offer">{t('customers.notPublic')}</Badge>}
            </small>
          </li>
        ))}
      </ul>
    </Group>
  );
}
