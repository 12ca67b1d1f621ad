// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import type { ProductRow } from '@izlog/contract/product/record/product-rows';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { moveByKeys } from '#site/admin/record/list-keys.ts';
import { queryOf } from '#site/admin/record/list-query.ts';
import { KindCell } from '#site/admin/record/list-table.tsx';
import type { ColumnView, ListView } from '#site/admin/record/list-view.ts';
import { PickAllHead, PickCell } from '#site/admin/record/pick-cell.tsx';
import { priceView } from '#site/features/catalog/door/tile-view.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { classNames } from '#site/ui/class-names.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { productStateWords } from './door/value-words.ts';
import { fieldKeys, type PlainName } from './plain-fields.ts';
import { productLook } from './product-look.ts';

const tones = { published: 'success', draft: undefined, waiting: 'offer', archived: undefined } as const;

type TableProps = { title: string; view: ListView<ProductRow>; languages: readonly SiteLanguage[] };

/** The rows of the list: picture, name and sku, state with what is wrong, stock, price, languages. */
export function ProductTable({ title, view, languages }: TableProps) {
  const { t } = useStaffText();
  return (
    <table className="grid-table records goods" role="table" aria-label={title} onKeyDown={moveByKeys}>
      <thead role="rowgroup">
        <tr role="row">
          <PickAllHead />
          <th role="columnheader" scope="col">
            <span className="vh">{t('products.picture')}</span>
          </th>
          <Head name="name" view={view} />
          <th role="columnheader" scope="col">
            {t('products.state')}
          </th>
          <th role="columnheader" scope="col" data-place="figure">
            {t('products.stock')}
          </th>
          <th role="columnheader" scope="col" data-place="sum">
            {t('products.price')}
          </th>
          <th role="columnheader" scope="col">
            {t('products.languages')}
          </th>
          {plainColumns(view).map(({ name }) => (
            <th key={name} role="columnheader" scope="col">
              {t(fieldKeys[name])}
            </th>
          ))}
          <Head name="updatedAt" view={view} />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {view.rows.map((row) => (
          <Row key={row.id} row={row} languages={languages} columns={plainColumns(view)} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ name, view }: { name: 'name' | 'updatedAt'; view: ListView<ProductRow> }) {
  const { t } = useStaffText();
  const all = useAddress()('adminProducts');
  const sort = view.sort || 'name';
  const isUp = sort === name;
  const isDown = sort === `-${name}`;
  return (
    <th role="columnheader" scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Link to={`${all}?${queryOf(view.filter, isUp ? `-${name}` : name)}`} preventScrollReset>
        {t(name === 'name' ? 'products.nameAndSku' : 'products.changed')}{' '}
        {isUp || isDown ? <Icon name="down" className={isUp ? 'records__up' : undefined} /> : null}
      </Link>
    </th>
  );
}

type PlainColumn = ColumnView & { name: PlainName };
type RowProps = { row: ProductRow; languages: readonly SiteLanguage[]; columns: readonly PlainColumn[] };

/** Columns of the list that are plain fields: the others are rendered below, each by hand. */
const plainColumns = ({ columns }: ListView<ProductRow>): PlainColumn[] =>
  columns.filter((column): column is PlainColumn => !(column.name in productLook.fields));

function Row({ row, languages, columns }: RowProps) {
  const { t, shortDate } = useStaffText();
  const to = useAddress()('adminProduct', { id: String(row.id) });
  const codes = [row.sku, row.variants > 0 ? t('products.variantCount', { count: row.variants }) : null];
  return (
    <tr role="row">
      <PickCell id={row.id} name={row.name} />
      <td role="cell" className="goods__picture">
        <Thumbnail picture={row.picture} />
      </td>
      <th role="rowheader" scope="row">
        <Link className="link" to={to}>
          <bdi>{row.name || t('products.noName')}</bdi>
        </Link>
        <small className="goods__codes">{codes.filter(Boolean).join(', ')}</small>
      </th>
      <td role="cell" data-place="meta">
        <span className="goods__flags">
          <Badge tone={tones[row.state]}>{t(productStateWords[row.state])}</Badge>
          {row.lacks.includes('price') ? <Flag>{t('products.lacksPrice')}</Flag> : null}
          {row.lacks.includes('picture') ? <Flag>{t('products.lacksPicture')}</Flag> : null}
          {row.hasUnprovenSale ? <Flag>{t('products.unprovenSale')}</Flag> : null}
        </span>
      </td>
      <td role="cell" data-place="figure">
        <span className="records__label">{t('products.stock')}: </span>
        <Stock row={row} />
      </td>
      <td role="cell" data-place="sum">
        <PriceCell row={row} />
      </td>
      <td role="cell" data-place="meta">
        <Languages codes={row.languages} languages={languages} />
      </td>
      {columns.map((column) => (
        <td key={column.name} role="cell" data-place="meta">
          <KindCell column={column} row={{ ...row }} look={productLook} />
        </td>
      ))}
      <td role="cell" data-place="meta" className="goods__wide">
        <time dateTime={row.updatedAt}>{shortDate(row.updatedAt)}</time>
      </td>
    </tr>
  );
}

/** A picture of a list, or the place of one. */
function Thumbnail({ picture }: { picture: ProductRow['picture'] }) {
  if (!picture) return <span className="goods__thumb goods__thumb--none" />;
  return (
    <img
      className="goods__thumb"
      src={mediaAddress(picture, isRaster(picture) ? 'SmallSize' : 'original')}
      alt=""
      loading="lazy"
      width={40}
      height={40}
    />
  );
}

function Flag({ children }: { children: string }) {
  return (
    <span className="goods__flag">
      <Icon name="warn" /> {children}
    </span>
  );
}

function Stock({ row: { stock, isLow } }: { row: ProductRow }) {
  const { t, number } = useStaffText();
  if (stock === null) return <span className="soft">{t('products.stockEndless')}</span>;
  const words = t('products.units', { count: number(stock) });
  return <span className={classNames(isLow && 'goods__low', stock === 0 && 'goods__none')}>{words}</span>;
}

function PriceCell({ row }: { row: ProductRow }) {
  const { t, money } = useStaffText();
  const { stock: _stock, ...prices } = row;
  const price = priceView(prices);
  if (!price) return <span className="soft">–</span>;
  return (
    <>
      {price.isFrom ? `${t('price.from')} ` : null}
      {money(price.price)}
      {price.discount ? (
        <small className="goods__codes">
          <span className="vh">{t('price.was')} </span>
          <s>{money(price.discount.compareAtPrice)}</s>
        </small>
      ) : null}
    </>
  );
}

type LanguagesProps = { codes: readonly string[]; languages: readonly SiteLanguage[] };

/** The languages of the site, those without words dashed. */
export function Languages({ codes, languages }: LanguagesProps) {
  const { t } = useStaffText();
  return (
    <span className="goods__langs">
      {languages.map(({ code, code2 }) => (
        <span key={code} data-missing={codes.includes(code) ? undefined : ''}>
          {code2}
          {codes.includes(code) ? null : <span className="vh"> {t('products.missing')}</span>}
        </span>
      ))}
    </span>
  );
}
