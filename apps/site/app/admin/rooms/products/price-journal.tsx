import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';

const kindWords = {
  base: 'products.base',
  sale: 'products.sale',
  member: 'products.member',
} as const satisfies Record<ProductRecord['journal'][number]['kind'], StaffKey>;

/** What was asked so far, the newest first: nothing of it is ever changed. */
export function PriceJournal({ id, journal }: Pick<ProductRecord, 'id' | 'journal'>) {
  const address = useAddress();
  const { t, money, shortDate } = useStaffText();
  return (
    <details className="goods__journal">
      <summary className="link">{t('products.journal')}</summary>
      <p>
        <Link className="link" to={address('adminSeen', { id: String(id) })}>
          {t('seen.title')}
        </Link>
      </p>
      <table className="grid-table" aria-label={t('products.journal')}>
        <thead>
          <tr>
            <th scope="col">{t('products.journalFrom')}</th>
            <th scope="col">{t('products.journalTo')}</th>
            <th scope="col">{t('products.journalKind')}</th>
            <th scope="col">{t('products.price')}</th>
          </tr>
        </thead>
        <tbody>
          {journal.map(({ kind, amount, from, to }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and none ever moves
            <tr key={place}>
              <td>
                <time dateTime={from}>{shortDate(from)}</time>
              </td>
              <td>{to === null ? '–' : <time dateTime={to}>{shortDate(to)}</time>}</td>
              <td>{t(kindWords[kind])}</td>
              <td className="num">{amount === null ? t('products.journalEnds') : money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
