// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { FeedLeftOut } from '@izlog/contract/marketing/feeds/feed-calls';
import type { FeedReason } from '@izlog/contract/marketing/feeds/feed-reasons';
import { Link } from 'react-router';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { mendedAt, variantsAt } from './feed-words.ts';
import type { FeedParts, FeedRecord } from './load-feed.server.ts';

/** What the newest file leaves out and why, each reason with the field that mends it. */
export function LeftOut({ record, parts }: { record: FeedRecord; parts: FeedParts }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { status, leftOut, reason } = parts;
  const own = address('adminFeed', { id: String(record.id) });
  const href = (page: number, one: FeedReason | null = reason) =>
    `${own}?${new URLSearchParams({ ...(one && { razlog: one }), ...(page > 1 && { stranica: String(page) }) })}`;
  if (record.madeAt === null) return null;
  return (
    <Group
      title={t('feeds.leftOut')}
      beside={t('feeds.leftOutOf', {
        count: number(record.leftOut),
        total: number(record.items + record.leftOut),
      })}
    >
      {record.leftOut === 0 ? <p className="soft">{t('feeds.nothingLeftOut')}</p> : null}
      {status.reasons.length > 0 ? (
        <ul className="plain row feeds__reasons" aria-label={t('feeds.reasons')}>
          <li>
            <Link className="link" to={href(1, null)} aria-current={reason === null ? 'true' : undefined}>
              {t('resource.everything')}
            </Link>
          </li>
          {status.reasons.map((one) => (
            <li key={one.reason}>
              <Link
                className="link"
                to={href(1, one.reason)}
                aria-current={reason === one.reason ? 'true' : undefined}
              >
                {t(`feeds.reason.${one.reason}`)} ({number(one.count)})
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {leftOut.records.length > 0 ? (
        <table className="grid-table records" role="table" aria-label={t('feeds.leftOut')}>
          <thead role="rowgroup">
            <tr role="row">
              {(['feeds.product', 'feeds.why', 'feeds.mend'] as const).map((key) => (
                <th key={key} role="columnheader" scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {leftOut.records.map((one) => (
              <Row key={one.id} one={one} own={own} />
            ))}
          </tbody>
        </table>
      ) : null}
      <AdminPages
        page={leftOut.pagination.page}
        lastPage={leftOut.pagination.lastPage}
        href={(page) => href(page)}
      />
    </Group>
  );
}

function Row({ one, own }: { one: FeedLeftOut; own: string }) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = address('adminProduct', { id: String(one.product) });
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link" to={form}>
          {one.name}
        </Link>
        {one.sku ? (
          <>
            <br />
            <span className="small soft">{one.sku}</span>
          </>
        ) : null}
      </th>
      <td role="cell" data-label={t('feeds.why')}>
        {one.reasons.map((reason) => t(`feeds.reason.${reason}`)).join(', ')}
      </td>
      <td role="cell" data-label={t('feeds.mend')}>
        <ul className="plain">
          {one.reasons.map((reason) => (
            <li key={reason}>
              <Link
                className="link"
                to={placeOf(one, reason, { form, own })}
                aria-label={`${t(`feeds.mend.${reason}`)}: ${one.sku ?? one.name}`}
              >
                {t(`feeds.mend.${reason}`)}
              </Link>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function placeOf(
  { isVariant }: FeedLeftOut,
  reason: FeedReason,
  { form, own }: { form: string; own: string },
): string {
  const { on, at, isOfVariant } = mendedAt[reason];
  if (on === 'channel') return `${own}#${at}`;
  return `${form}#${isVariant && isOfVariant ? variantsAt : at}`;
}
