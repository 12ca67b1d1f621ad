import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ProductView } from './product-view.ts';

/** What the law promises a buyer of this product. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { t } = useText();
  return (
    <ul className="facts">
      {product.returnable ? (
        <li>
          <Icon name="return" />
          <span>
            <strong>{t('product.returnable')}</strong>
            {t('product.returnableNote')}
          </span>
        </li>
      ) : null}
      <li>
        <Icon name="shield" />
        <span>
          <strong>{t('product.guarantee')}</strong>
          {t('product.guaranteeNote')}
        </span>
      </li>
    </ul>
  );
}
