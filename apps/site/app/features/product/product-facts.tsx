import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Icon, type IconName } from '#site/ui/icons/icon.tsx';
import { kindOf } from './product-kind.ts';
import type { ProductView } from './product-view.ts';

type ProductFactsProps = Pick<
  ProductView,
  'type' | 'format' | 'purchase' | 'returnable' | 'delivery' | 'options'
>;

/**
 * How it comes to the buyer, and what the law promises: a guarantee belongs to goods, a return to what can be returned. What
 * another shop sells comes with that shop's promises.
 */
export function ProductFacts(product: ProductFactsProps) {
  const { t } = useText();
  const kind = kindOf(product);
  const hasDays = product.options.some(({ days }) => days);
  if (product.purchase === 'external' || (kind === 'service' && product.purchase !== 'cart')) return null;
  return (
    <ul className="facts">
      {kind === 'digital' ? (
        <Fact icon="download" title={t('product.digital')}>
          {t('product.digitalNote')}
        </Fact>
      ) : null}
      {kind === 'service' ? (
        <Fact icon="chat" title={t(hasDays ? 'product.serviceDay' : 'product.service')}>
          {t(hasDays ? 'product.serviceDayNote' : 'product.serviceNote')}
        </Fact>
      ) : null}
      <Delivery offers={product.delivery} />
      {product.purchase === 'cart' ? <Withdrawal kind={kind} returnable={product.returnable} /> : null}
      {kind === 'goods' ? (
        <Fact icon="shield" title={t('product.guarantee')}>
          {t('product.guaranteeNote')}
        </Fact>
      ) : null}
    </ul>
  );
}

/** The ways by which it is sent, each with what it costs and when it comes, and what can be given back. */
export function DeliveryAndReturns({
  offers,
  returnable,
}: {
  offers: ProductView['delivery'];
  returnable: boolean;
}) {
  const { t, money } = useText();
  const address = useAddress();
  return (
    <div className="prose small">
      <dl className="ways">
        {offers.map(({ name, description, price, freeFrom }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {price === 0 ? t('checkout.free') : money(price)}
              {freeFrom && price > 0
                ? `, ${t('product.deliveryFreeFrom', { price: money(freeFrom) })}`
                : null}
            </dd>
            {description ? <dd>{description}</dd> : null}
          </div>
        ))}
      </dl>
      <p>{t('product.deliveryAtCheckout')}</p>
      {returnable ? (
        <p>
          <strong>{t('product.returnable')}.</strong> {t('product.returnableNote')}.{' '}
          <Link to={address('withdrawal')}>{t('product.toWithdrawal')}</Link>
        </p>
      ) : (
        <p>
          <strong>{t('product.notReturnable')}.</strong> {t('product.notReturnableNote')}
        </p>
      )}
    </div>
  );
}

/** From what price it is sent, by whom, and when it comes: in the words that the shop has for the cheapest way. */
function Delivery({ offers }: { offers: ProductView['delivery'] }) {
  const { t, money } = useText();
  const sent = offers.filter(({ isCollected }) => !isCollected);
  const [cheapest] = sent;
  if (!cheapest) return null;
  const words = sent.map(({ name, price, freeFrom }) => {
    if (price === 0) return t('product.deliveryMethodFree', { name });
    const way = t('product.deliveryMethod', { name, price: money(price) });
    return freeFrom ? `${way} (${t('product.deliveryFreeFrom', { price: money(freeFrom) })})` : way;
  });
  const comes = sent.find(({ description }) => description)?.description;
  return (
    <Fact
      icon="truck"
      title={
        sent.every(({ price }) => price === 0)
          ? t('product.deliveryFree')
          : t('product.deliveryFrom', { price: money(cheapest.price) })
      }
    >
      {words.join(', ')}. {comes}
    </Fact>
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
