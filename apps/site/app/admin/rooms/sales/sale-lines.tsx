import { pricesOf } from '@izlog/contract/product/prices';
import type { Sale, SaleLeft, SaleLine } from '@izlog/contract/product/sales/sale-staff';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { priceProps } from '#site/features/catalog/door/tile.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Price } from '#site/ui/price.tsx';
import { Tag } from '#site/ui/tag.tsx';
import { reasonWords } from './sale-words.ts';

const titles = {
  draft: 'sales.willSee',
  planned: 'sales.willSee',
  on: 'sales.see',
  over: 'sales.saw',
  takenBack: 'sales.see',
} as const;

/** What visitors see of a sale: prices as the shop shows them at one moment, asked of the price function itself. */
export function SaleSeen({ sale }: { sale: Sale }) {
  const { t, shortDate, time } = useStaffText();
  const { examples, fits, otherPercents } = sale;
  if (examples.length === 0) return null;
  const others = fits - examples.length;
  return (
    <section className="panel stack" aria-labelledby="h-vide">
      <h2 id="h-vide">{t(titles[sale.state])}</h2>
      <p className="small soft">{t('sales.atMoment', { day: shortDate(sale.at), time: time(sale.at) })}</p>
      {otherPercents > 0 ? <p className="small">{t('sales.fromLowest', { count: otherPercents })}</p> : null}
      <div className="sale-lines">
        <table className="grid-table" aria-labelledby="h-vide">
          <thead>
            <tr>
              <th scope="col">{t('sales.product')}</th>
              <th scope="col">{t('sales.regular')}</th>
              <th scope="col">{t('sales.shown')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((line) => (
              <Seen key={line.productId} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {others > 0 ? <p className="small soft">{t('sales.more', { count: others })}</p> : null}
    </section>
  );
}

function Seen({ line }: { line: SaleLine }) {
  const text = useStaffText();
  const { t, money } = text;
  const price = line.shown && pricesOf(line.shown);
  return (
    <tr>
      <Named line={line} />
      <td className="num">
        <Label words={t('sales.regular')} />
        {line.before === null ? '–' : money(line.before)}
      </td>
      <td>
        {price ? (
          <div className="sale-price">
            {price.discount ? (
              <Tag prefix={t('price.discount')}>
                {t('price.percent', { percent: price.discount.percent })}
              </Tag>
            ) : null}
            <Price {...priceProps(price, text)} />
          </div>
        ) : (
          t('sales.gone')
        )}
        {price?.discount?.isShortHistory ? <p className="small soft">{t('sales.isShort')}</p> : null}
        {price && line.isOvertaken ? <p className="small">{t('sales.overtaken')}</p> : null}
      </td>
    </tr>
  );
}

/** Prices that a sale leaves alone, each with the reason. */
export function SaleLeftAlone({ sale }: { sale: Sale }) {
  const text = useStaffText();
  const { t, money } = text;
  const address = useAddress();
  const { leftExamples, left } = sale;
  if (left === 0) return null;
  const others = left - leftExamples.length;
  return (
    <section className="panel stack" aria-labelledby="bez">
      <h2 id="bez">
        {t('sales.left')}{' '}
        <small className="soft num">{t('resource.countOf', { count: left, limit: sale.matched })}</small>
      </h2>
      <p className="small soft">{t('sales.leftLead')}</p>
      <div className="sale-lines">
        <table className="grid-table" aria-labelledby="bez">
          <thead>
            <tr>
              <th scope="col">{t('sales.product')}</th>
              <th scope="col">{t('sales.regular')}</th>
              <th scope="col">{t('sales.wouldBe')}</th>
              <th scope="col">{t('sales.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {leftExamples.map((line) => (
              <tr key={line.productId}>
                <Named line={line} />
                <td className="num">
                  <Label words={t('sales.regular')} />
                  {line.before === null ? '–' : money(line.before)}
                </td>
                <td className="num">
                  <Label words={t('sales.wouldBe')} />
                  {line.after === null ? '–' : money(line.after)}
                </td>
                <td>
                  {reasonWords(line, text)}{' '}
                  {line.other ? (
                    <Link className="link" to={address('adminSale', { id: String(line.other.id) })}>
                      {line.other.name}
                    </Link>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others > 0 ? <p className="small soft">{t('sales.more', { count: others })}</p> : null}
    </section>
  );
}

/** Names a figure where its row is a card; the head of the table names it for everybody else. */
export const Label = ({ words }: { words: string }) => (
  <span className="sale-label" aria-hidden="true">
    {words}
  </span>
);

function Named({ line }: { line: Pick<SaleLeft, 'recordId' | 'name' | 'sku'> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <th scope="row">
      <Link className="link" to={address('adminProduct', { id: String(line.recordId) })}>
        {line.name || line.sku || t('products.noName')}
      </Link>
      {line.sku ? <small className="soft"> {line.sku}</small> : null}
    </th>
  );
}
