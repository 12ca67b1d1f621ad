import { limits } from '@izlog/contract/limits';
import { useText } from '../../i18n/use-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Quantity } from '../../ui/quantity.tsx';
import { useAddress } from '../layout/addresses.ts';
import type { ProductView } from './product-view.ts';

/** How one gets the product: from another shop, by asking, or with quantity and button; the quantity starts at 1 (PRODUCT-008). */
export function BuyRow({ product }: { product: ProductView }) {
  const { t } = useText();
  const address = useAddress();
  if (product.purchase === 'external' && product.externalUrl) {
    return (
      <a className="button button--primary button--lg" href={product.externalUrl} rel="nofollow noopener">
        {product.externalButton || t('list.view')}
      </a>
    );
  }
  if (product.purchase !== 'cart') {
    return (
      <ButtonLink tone="primary" size="lg" to={address('page', { slug: 'kontakt' })}>
        {t('product.inquiry')}
      </ButtonLink>
    );
  }
  if (product.stock.status === 'outOfStock') return null;
  return (
    <div className="buy-row">
      <Quantity
        name="quantity"
        size="lg"
        defaultValue={limits.initialQuantity}
        texts={{ label: t('product.quantity'), less: t('product.less'), more: t('product.more') }}
      />
      <Button tone="primary" size="lg" disabledReason={t('product.cartSoon')}>
        {t('list.addToCart')}
      </Button>
    </div>
  );
}
