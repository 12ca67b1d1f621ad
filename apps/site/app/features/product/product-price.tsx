import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ProductView } from './product-view.ts';

/** What one pays; when reduced, the former price and the lowest of 30 days beside it; the price for members (PRODUCT-043). */
export function ProductPrice({ product }: { product: ProductView }) {
  const { t, money, number } = useText();
  const { price, unitPrice } = product;
  if (!price) return null;
  return (
    <div className="price-box">
      <div className="price-top">
        <Price
          size="lg"
          now={money(price.now)}
          from={price.isFrom ? t('price.from') : undefined}
          unit={
            unitPrice &&
            t('price.unit', {
              price: money(unitPrice.price),
              quantity: number(unitPrice.quantity),
              unit: unitPrice.unit,
            })
          }
          texts={{ now: t('price.label'), former: t('price.was') }}
        />
        {price.percent ? (
          <Tag prefix={t('price.discount')}>{t('price.percent', { percent: price.percent })}</Tag>
        ) : null}
      </div>
      {price.former !== undefined && price.lowest !== undefined ? (
        <div className="price-lines">
          <div>
            <span>{t('price.wasLabel')}</span>
            <s className="num">{money(price.former)}</s>
          </div>
          <div>
            <span>{t('price.lowLabel')}</span>
            <span className="num">{money(price.lowest)}</span>
          </div>
        </div>
      ) : null}
      <p className="tiny faint">{t('price.taxIncluded')}</p>
      {price.member === undefined ? null : (
        <p className="member-line">
          <Icon name="card" />
          <span>{t('price.memberLabel')}</span>
          <b>{money(price.member)}</b>
        </p>
      )}
    </div>
  );
}
