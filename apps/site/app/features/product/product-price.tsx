import type { Prices } from '@izlog/contract/product/prices';
import { useRootField } from '#site/editable/root-text.tsx';
import { anchorPriceWords } from '#site/i18n/anchor-price-words.ts';
import { unitPriceWords } from '#site/i18n/unit-price-words.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Price } from '#site/ui/price.tsx';
import { Tag } from '#site/ui/tag.tsx';
import type { ProductView } from './product-view.ts';

/**
 * What one pays; when reduced, the struck price and the lowest of 30 days beside it, from which the percentage is counted
 * (2011/83/EU, C-330/23); the price for members (PRODUCT-043) and per unit. It is read out again when it changes.
 */
export function ProductPrice({
  prices,
  unitPrice,
  isSent,
}: {
  prices: Prices | null;
  unitPrice: ProductView['unitPrice'];
  /** Whether delivery comes on top. */
  isSent: boolean;
}) {
  const text = useText();
  const { t, money } = text;
  const ref = useRootField('price');
  if (!prices) return null;
  const { price, isFrom, memberPrice, discount } = prices;
  return (
    <div className="price-box" ref={ref}>
      <div className="price-top" role="status">
        <Price
          size="lg"
          price={money(price)}
          from={isFrom ? t('price.from') : undefined}
          unit={unitPrice && unitPriceWords(unitPrice, text)}
          anchor={prices.anchor && anchorPriceWords(prices.anchor, text)}
          texts={{ price: t('price.label'), compareAtPrice: t('price.was') }}
        />
        {discount?.percent ? (
          <Tag prefix={t('price.discount')}>{t('price.percent', { percent: discount.percent })}</Tag>
        ) : null}
      </div>
      {discount ? <Reduction {...discount} /> : null}
      <p className="tiny faint">
        {discount?.percent ? `${t('price.reducedNote', { percent: discount.percent })} ` : null}
        {t(isSent ? 'price.taxDelivery' : 'price.taxIncluded')}
      </p>
      {memberPrice === undefined ? null : (
        <p className="member-line">
          <Icon name="card" />
          <span>{t('price.memberLabel')}</span>
          <b>{money(memberPrice)}</b>
        </p>
      )}
    </div>
  );
}

function Reduction({ compareAtPrice, lowestPrice30, isShortHistory }: NonNullable<Prices['discount']>) {
  const { t, money } = useText();
  return (
    <div className="price-lines">
      <div>
        <span>{t('price.wasLabel')}</span>
        <s className="num">{money(compareAtPrice)}</s>
      </div>
      <div>
        <span>{t(isShortHistory ? 'price.lowShortLabel' : 'price.lowLabel')}</span>
        <span className="num">{money(lowestPrice30)}</span>
      </div>
    </div>
  );
}
