import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { ProductView } from '../product-view.ts';
import { changeLines } from './change-lines.ts';

/** Who changed what of a product and when, the newest first (OFFICE-15); acts that say nothing are left out. */
export function ProductHistory({ view }: { view: ProductView }) {
  const text = useStaffText();
  const { t, shortDate, time } = text;
  const address = useAddress();
  const acts = view.history
    .map(({ parts, ...act }) => ({ ...act, lines: parts.flatMap((part) => changeLines(part, view, text)) }))
    .filter(({ lines }) => lines.length > 0);
  if (acts.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="h-povijest">
      <h2 id="h-povijest">{t('products.history')}</h2>
      <ul className="ledger">
        {acts.map(({ at, by, lines }) => (
          <li key={`${at} ${lines[0]?.name}`}>
            <div>
              <p className="small soft">
                <time dateTime={at}>
                  {shortDate(at)} {time(at)}
                </time>
                {' · '}
                {by || t('products.somebody')}
              </p>
              {lines.map(({ name, before, after, stockOf }) => (
                <p key={name} className="small">
                  {name}
                  {before || after ? ': ' : null}
                  {before ? <del>{before}</del> : null}
                  {before ? <span aria-hidden="true"> → </span> : null}
                  {after ? <ins>{after}</ins> : null}
                  {stockOf !== undefined && view.may.stock ? (
                    <>
                      {' '}
                      <Link className="link" to={`${address('adminMovements')}?product=${stockOf}`}>
                        {t('stock.movements')}
                      </Link>
                    </>
                  ) : null}
                  {before && !after ? <span className="soft">{t('log.removed')}</span> : null}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
