import { CartSums } from '#site/features/cart/door/cart-sums.tsx';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { MiniItems } from './mini-items.tsx';

/** What is being bought and what it costs, always in view beside the steps. */
export function OrderSummary({ cart }: { cart: CartView }) {
  const { t } = useText();
  return (
    <div className="summary">
      <h2 id="order-summary">{t('checkout.yourOrder')}</h2>
      <Items cart={cart} />
      <CartSums cart={cart} later="checkout.deliveryLater" />
      <VatNote cart={cart} />
    </div>
  );
}

/** What came of the VAT id of the company that buys: never guessed, so the buyer is told why there is tax (TAX-01). */
function VatNote({ cart: { vat } }: { cart: CartView }) {
  const { t } = useText();
  if (!vat) return null;
  const tones = { reversed: 'success', valid: 'info', invalid: 'offer', unanswered: 'offer' } as const;
  return <Note tone={tones[vat.state]}>{t(`checkout.vat.${vat.state}`, { number: vat.number })}</Note>;
}

/** The same folded, for phones: the total is read without opening it. */
export function SummaryFold({ cart }: { cart: CartView }) {
  const { t, money } = useText();
  return (
    <details className="summary-fold only-narrow">
      <summary>
        {t('checkout.overview')} <Icon name="down" />
        <b>{money(cart.sums.total)}</b>
      </summary>
      <div>
        <Items cart={cart} />
        <CartSums cart={cart} later="checkout.deliveryLater" />
        <VatNote cart={cart} />
      </div>
    </details>
  );
}

/** Whom to ask, and what can be sent back. */
export function OrderHelp({ cart: { items } }: { cart: CartView }) {
  const { t } = useText();
  const frame = useFrame();
  const phone = frame?.strip?.phone ?? frame?.footer.phone;
  const returnable = items.filter(({ isReturnable }) => isReturnable);
  return (
    <ul className="order-help">
      {phone ? (
        <li>
          <Icon name="call" />
          <p>
            {t('checkout.stuck')}{' '}
            <a className="link nowrap" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </p>
        </li>
      ) : null}
      {returnable.length > 0 ? (
        <li>
          <Icon name="return" />
          <p>
            {t('checkout.returns')}
            {returnable.length < items.length ? (
              <span className="soft">
                {t('checkout.returnsFor', { names: returnable.map(({ name }) => name).join(', ') })}
              </span>
            ) : null}
          </p>
        </li>
      ) : null}
    </ul>
  );
}

function Items({ cart: { items } }: { cart: CartView }) {
  const { t } = useText();
  const shown = items.map(({ id, name, lang, options, qty, garan, row, picture }) => {
    const words = [...options.map(({ value }) => value), t('checkout.pieces', { count: qty })].join(', ');
    return { id, name, lang, words, garan, row, picture };
  });
  return <MiniItems items={shown} />;
}
