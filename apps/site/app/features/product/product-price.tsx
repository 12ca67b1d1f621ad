import type { ProductPrices } from '@izlog/contract/product/product-price';
import { useRootField } from '#site/editable/root-text.tsx';
import { priceView } from '#site/features/catalog/door/tile-view.ts';
import { unitPriceWords } from '#site/i18n/unit-price-words.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Price } from '#site/ui/price.tsx';
import { Tag } from '#site/ui/tag.tsx';
import type { ProductView } from './product-view.ts';

/**
 * What one pays; when reduced, the former price and the lowest of 30 days beside it, from which the percentage is counted
 * (2011/83/EU, C-330/23); the price for members (PRODUCT-043) and per unit. It is read out again when it changes.
 */
export function ProductPrice({
  prices,
  unitPrice,
  isSent,
}: {
  prices: ProductPrices;
  unitPrice: ProductView['unitPrice'];
  /** Whether delivery comes on top. */
  isSent: boolean;
}) {
  const text = useText();
  const { t, money } = text;
  const price = priceView(prices);
  const ref = useRootField('price');
  if (!price) return null;
  return (
    <div className="price-box" ref={ref}>
      <div className="price-top" role="status">
        <Price
          size="lg"
          now={money(price.now)}
          from={price.isFrom ? t('price.from') : undefined}
          unit={unitPrice && unitPriceWords(unitPrice, text)}
          texts={{ now: t('price.label'), former: t('price.was') }}
        />
        {price.percent ? (
          <Tag prefix={t('price.discount')}>{t('price.percent', { percent: price.percent })}</Tag>
        ) : null}
      </div>
      <Reduction prices={prices} />
      <p className="tiny faint">
        {price.percent ? `${t('price.reducedNote', { percent: price.percent })} ` : null}
        {t(isSent ? 'price.taxDelivery' : 'price.taxIncluded')}
      </p>
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

function Reduction({ prices: { discount, retailPrice } }: { prices: ProductPrices }) {
  const { t, money } = useText();
  if (!discount || retailPrice === null) return null;
  return (
    <div className="price-lines">
      <div>
        <span>{t('price.wasLabel')}</span>
        <s className="num">{money(retailPrice)}</s>
      </div>
      <div>
        <span>{t(discount.isShortHistory ? 'price.lowShortLabel' : 'price.lowLabel')}</span>
        <span className="num">{money(discount.lowestPrice)}</span>
      </div>
    </div>
  );
}
