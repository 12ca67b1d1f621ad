import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { ProductView } from './product-view.ts';

/** How it comes to the buyer, and what the law promises: a guarantee belongs to goods, a return to what can be returned. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { t } = useText();
  const kind = kindOf(product);
  return (
    <ul className="facts">
      {kind === 'digital' ? (
        <Fact icon="download" title={t('product.digital')}>
          {t('product.digitalNote')}
        </Fact>
      ) : null}
      {kind === 'service' && product.purchase === 'cart' ? (
        <Fact icon="chat" title={t('product.service')}>
          {t('product.serviceNote')}
        </Fact>
      ) : null}
      {product.returnable ? (
        <Fact icon="return" title={t('product.returnable')}>
          {t('product.returnableNote')}
        </Fact>
      ) : (
        <Fact icon="info" title={t('product.notReturnable')}>
          {t(kind === 'digital' ? 'product.notReturnableDigital' : 'product.notReturnableNote')}
        </Fact>
      )}
      {kind === 'goods' ? (
        <Fact icon="shield" title={t('product.guarantee')}>
          {t('product.guaranteeNote')}
        </Fact>
      ) : null}
    </ul>
  );
}

/** Goods are sent, digital content is downloaded, a service is done. */
export function kindOf({
  type,
  format,
}: Pick<ProductView, 'type' | 'format'>): 'goods' | 'digital' | 'service' {
  if (format === 'e-product') return 'digital';
  return type === 'service' ? 'service' : 'goods';
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        {children}
      </span>
    </li>
  );
}
