import { Fragment } from 'react';
import { Link } from 'react-router';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import type { CartItemView } from '#site/features/cart/door/cart-view.ts';
import { unitPriceWords } from '#site/i18n/unit-price-words.ts';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { classNames } from '#site/ui/class-names.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Quantity } from '#site/ui/controls/quantity.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { focusAfterRow } from './focus-in-cart.ts';
import { useCartEdit } from './use-cart-edit.ts';
import { useUndoRemoval } from './use-undo-removal.tsx';

/** Picture, name, options, quantity, unit price and total of one item, and the way to take it out (CART-001). */
export function CartRow({ item, flash }: { item: CartItemView; flash?: string }) {
  const text = useText();
  const { t, money } = text;
  const cartAddress = useCartAddress();
  const { qty, isPending, isRemoving, refusal, edit, remove } = useCartEdit(item);
  const words = refusal ?? flash ?? problemWords(item, t);
  const undo = useUndoRemoval(item);
  const errorId = `cart-${item.id}-error`;
  const picture = item.picture
    ? pictureOf(item.picture, 'tile', '')
    : { src: null, width: 800, height: 800, alt: '' };
  return (
    <tr
      {...row}
      className={classNames('cart-item', isRemoving && 'cart-item--leaving')}
      aria-busy={isRemoving || isPending || undefined}
    >
      <td {...cell}>
        <Picture {...picture} sizes="6rem" seed={item.name} />
      </td>
      <td {...cell}>
        <Link className="cart-item__name" to={item.href} lang={item.lang}>
          {item.name}
        </Link>
        {item.options.length > 0 ? (
          <p className="cart-item__options">
            {item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
          </p>
        ) : null}
        {item.members.length > 0 ? (
          <p className="cart-item__options">
            {item.members.map(({ words, lang }, at) => (
              <Fragment key={words}>
                {at === 0 ? '' : ', '}
                <span lang={lang}>{words}</span>
              </Fragment>
            ))}
          </p>
        ) : null}
        {item.garan ? <p className="cart-item__options">{item.garan}</p> : null}
        {item.stockLeft === null ? null : (
          <p className="cart-item__options cart-item__stock">{t('product.low', { count: item.stockLeft })}</p>
        )}
        <form
          method="post"
          action={cartAddress('remove')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isRemoving) void remove(undo).then(focusAfterRow(event.currentTarget.closest('tr')));
          }}
        >
          <input type="hidden" name="itemId" value={item.id} />
          <button type="submit" className="link cart-item__remove" aria-disabled={isRemoving || undefined}>
            {t('cart.remove')} <span className="vh">{item.name}</span>
          </button>
        </form>
      </td>
      <td {...cell}>
        <form
          method="post"
          action={cartAddress('update')}
          className="cart-item__quantity"
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="itemId" value={item.id} />
          <input type="hidden" name="productId" value={item.productId} />
          <input type="hidden" name="options" value={item.sentOptions} />
          <Quantity
            name="qty"
            value={qty}
            min={item.rules.min}
            max={item.rules.max ?? undefined}
            by={item.rules.step}
            texts={{
              label: t('cart.quantityOf', { name: item.name }),
              less: t('product.less'),
              more: t('product.more'),
            }}
            errorId={words ? errorId : undefined}
            onType={edit}
          />
          <button type="submit" className="button only-plain">
            {t('cart.update')}
          </button>
          {words ? (
            <span role="alert">
              <FieldError id={errorId}>{words}</FieldError>
            </span>
          ) : null}
        </form>
      </td>
      <td {...cell} className="cart-item__unit num">
        {money(item.price)}
        {item.perContent ? (
          <>
            <br />
            <span className="price__low">{unitPriceWords(item.perContent, text)}</span>
          </>
        ) : null}
        {item.discount ? (
          <>
            <br />
            <s className="small faint">{money(item.discount.compareAtPrice)}</s>
            <br />
            <span className="price__low">
              {t('price.low', { price: money(item.discount.lowestPrice30) })}
            </span>
          </>
        ) : null}
      </td>
      <td {...cell} className={classNames('cart-item__row num', isPending && 'is-pending')}>
        <strong>{money(isPending ? timesCents(item.price, qty) : item.row)}</strong>
      </td>
    </tr>
  );
}

// Rows become small grids on phones; with their roles spelled out they stay a table for those who listen.
const row = { role: 'row' };
const cell = { role: 'cell' };

/** Why the item cannot be ordered as it is, with what could be (CART-067). */
function problemWords({ problem }: CartItemView, t: Text['t']): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'outOfStock' && problem.left) return t('cart.stockLeft', { count: problem.left });
  if (problem.code === 'dayFull' && problem.left) return t('cart.dayLeft', { count: problem.left });
  return t(problemKeys[problem.code]);
}

const problemKeys = {
  outOfStock: 'error.outOfStock',
  notForSale: 'error.notForSale',
  configurationMissing: 'core.notifications.configurationNotSet',
  quantityNotAllowed: 'error.quantityNotAllowed',
  dayNotOffered: 'error.dayNotOffered',
  dayFull: 'error.dayFull',
} as const;

/** Unit price times quantity without a cent lost to fractions of two. */
const timesCents = (unit: number, qty: number): number => (Math.round(unit * 100) * qty) / 100;
