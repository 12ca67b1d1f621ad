import './cart.css';
import type { ReactNode } from 'react';
import type { CartFlash } from '#site/features/cart/door/cart-flash.server.ts';
import { CartSums } from '#site/features/cart/door/cart-sums.tsx';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { DroppedNotes } from '#site/features/cart/door/dropped-notes.tsx';
import { TileGrid } from '#site/features/catalog/door/tile.tsx';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { CartRow } from './cart-row.tsx';
import { CouponForm } from './coupon-form.tsx';
import { GiftOffers, GiftRow } from './gift-row.tsx';
import { MemberCardForm } from './member-card-form.tsx';
import { OrderNote } from './order-note.tsx';

interface CartContentProps {
  cart: CartView;
  /** Goes with what is in the cart (CART-009). */
  related: readonly TileView[];
  /** What there is to say after a form without scripts. */
  flash?: CartFlash;
  /** Below a window's own title, with the way to checkout in its footer. */
  isInDialog?: boolean;
  /** Beside the summary: the way back to the shop. */
  children?: ReactNode;
}

/** Table, coupon, card, instructions, summary and cross-sell: the same on the page and in the window (SHELL-025). */
export function CartContent({ cart, related, flash, isInDialog = false, children }: CartContentProps) {
  const { t } = useText();
  const address = useAddress();
  const Heading = isInDialog ? 'h3' : 'h2';
  const isAboutRow = flash?.itemId !== undefined && cart.items.some(({ id }) => String(id) === flash.itemId);
  const isAboutForm = flash?.act === 'coupon' || flash?.act === 'card';
  return (
    <>
      {flash && (flash.isGood || !(isAboutRow || isAboutForm)) ? (
        <Note tone={flash.isGood ? 'success' : 'danger'} role="status">
          {flash.text}
        </Note>
      ) : null}
      <DroppedNotes dropped={cart.dropped} />
      <div className="cart">
        <div className="cart__main">
          <CartTable cart={cart} flash={isAboutRow ? flash : undefined} />
          <GiftOffers gifts={cart.gifts} />
          <div className="cart-forms">
            <CouponForm key={cart.coupon?.code} coupon={cart.coupon} flash={flash} />
            <MemberCardForm cart={cart} flash={flash} />
            <OrderNote note={cart.note} />
          </div>
        </div>
        <aside className="cart__side" aria-labelledby="cart-summary">
          <div className="summary" aria-live="polite">
            <Heading id="cart-summary">{t('cart.summary')}</Heading>
            <FreeDelivery cart={cart} />
            <CartSums cart={cart} />
            {isInDialog ? null : (
              <ButtonLink tone="primary" size="lg" wide to={address('checkout')}>
                {t('cart.checkout')}
              </ButtonLink>
            )}
          </div>
          {children}
        </aside>
      </div>
      {related.length > 0 ? (
        <section className="section" aria-labelledby="cart-related">
          <div className="section__head">
            <Heading id="cart-related">{t('cart.related')}</Heading>
          </div>
          <TileGrid tiles={related} four />
        </section>
      ) : null}
    </>
  );
}

/** How far it is to free delivery. */
function FreeDelivery({ cart: { freeDelivery } }: { cart: CartView }) {
  const { t, money } = useText();
  if (!freeDelivery) return null;
  const { from, missing } = freeDelivery;
  return missing > 0 ? (
    <Note icon={<AnyIcon name="truck" />}>{t('cart.freeDeliveryMissing', { amount: money(missing) })}</Note>
  ) : (
    <Note tone="success">{t('cart.freeDelivery', { amount: money(from) })}</Note>
  );
}

function CartTable({ cart, flash }: { cart: CartView; flash?: CartFlash }) {
  const { t } = useText();
  const columns = ['cart.picture', 'cart.name', 'cart.quantity', 'cart.unitPrice', 'cart.total'] as const;
  return (
    <table className="cart-table" {...roles.table}>
      <caption className="vh">{t('cart.items')}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {columns.map((key, index) => (
            <th key={key} scope="col" {...roles.columnheader} className={index > 2 ? 't-right' : undefined}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {cart.items.map((item) =>
          item.gift ? (
            <GiftRow key={item.id} item={item} gift={item.gift} />
          ) : (
            <CartRow
              key={item.id}
              item={item}
              flash={flash?.itemId === String(item.id) && !flash.isGood ? flash.text : undefined}
            />
          ),
        )}
      </tbody>
    </table>
  );
}

// See CartRow: spelled out for phones, where the table is laid out as something else.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
};

/** A cart with nothing in it: says so and leads to the shop; there is no way to checkout (CART-010). */
export function EmptyCart({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <EmptyState
      title={t('cart.empty')}
      headingLevel={headingLevel}
      actions={
        <ButtonLink tone="primary" to={address('shop')}>
          {t('cart.toShop')}
        </ButtonLink>
      }
    >
      <p>{t('cart.emptyLead')}</p>
    </EmptyState>
  );
}
