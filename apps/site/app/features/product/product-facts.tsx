import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { ProductView } from './product-view.ts';

type ProductFactsProps = Pick<ProductView, 'type' | 'format' | 'purchase' | 'returnable'>;

/**
 * How it comes to the buyer, and what the law promises: a guarantee belongs to goods, a return to what can be returned. What
 * another shop sells comes with that shop's promises.
 */
export function ProductFacts(product: ProductFactsProps) {
  const { t } = useText();
  const kind = kindOf(product);
  if (product.purchase === 'external' || (kind === 'service' && product.purchase !== 'cart')) return null;
  return (
    <ul className="facts">
      {kind === 'digital' ? (
        <Fact icon="download" title={t('product.digital')}>
          {t('product.digitalNote')}
        </Fact>
      ) : null}
      {kind === 'service' ? (
        <Fact icon="chat" title={t('product.service')}>
          {t('product.serviceNote')}
        </Fact>
      ) : null}
      {product.purchase === 'cart' ? <Withdrawal kind={kind} returnable={product.returnable} /> : null}
      {kind === 'goods' ? (
        <Fact icon="shield" title={t('product.guarantee')}>
          {t('product.guaranteeNote')}
        </Fact>
      ) : null}
    </ul>
  );
}

/** Whether a purchase can be withdrawn from; what is agreed on by an offer has its terms there. */
function Withdrawal({ kind, returnable }: { kind: ReturnType<typeof kindOf>; returnable: boolean }) {
  const { t } = useText();
  if (!returnable)
    return (
      <Fact icon="info" title={t(kind === 'digital' ? 'product.returnableDigital' : 'product.notReturnable')}>
        {t(kind === 'digital' ? 'product.notReturnableDigital' : 'product.notReturnableNote')}
      </Fact>
    );
  return kind === 'service' ? (
    <Fact icon="return" title={t('product.returnableService')}>
      {t('product.returnableServiceNote')}
    </Fact>
  ) : (
    <Fact icon="return" title={t('product.returnable')}>
      {t('product.returnableNote')}
    </Fact>
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
