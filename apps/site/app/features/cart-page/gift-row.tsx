import { Link } from 'react-router';
import type { CartItemView, GiftView } from '#site/features/cart/door/cart-view.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { focusAfterRow } from './focus-in-cart.ts';
import { useGiftForm } from './use-gift-form.ts';

/** What a promotion gives: for nothing, another where there are several, and the way to do without (CART-060). */
export function GiftRow({ item, gift }: { item: CartItemView; gift: GiftView }) {
  const { t, money } = useText();
  const { form, isSent } = useGiftForm();
  const picture = item.picture
    ? pictureOf(item.picture, 'tile', '')
    : { src: null, width: 800, height: 800, alt: '' };
  return (
    <tr {...row} className="cart-item" aria-busy={isSent || undefined}>
      <td {...cell}>
        <Picture {...picture} sizes="6rem" seed={item.name} />
      </td>
      <td {...cell}>
        <Link className="cart-item__name" to={item.href} lang={item.lang}>
          {item.name}
        </Link>
        <p className="cart-item__options">
          {item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
        </p>
        {gift.choices.length > 1 ? (
          <form
            {...form()}
            className="cart-item__choice"
            key={item.productId}
            onChange={(event) => event.currentTarget.requestSubmit()}
          >
            <Choice gift={gift} chosen={item.productId} />
            <button type="submit" className="button only-plain">
              {t('cart.giftTake')}
            </button>
          </form>
        ) : null}
        <form {...form((sent) => focusAfterRow(sent.closest('tr')))}>
          <input type="hidden" name="promotionId" value={gift.promotionId} />
          <button type="submit" className="link cart-item__remove" aria-disabled={isSent || undefined}>
            {t('cart.giftDecline')} <span className="vh">{item.name}</span>
          </button>
        </form>
      </td>
      <td {...cell} className="num">
        {item.qty}
      </td>
      <td {...cell} className="cart-item__unit num">
        {t('checkout.free')}
      </td>
      <td {...cell} className="cart-item__row num">
        <strong>{money(item.row)}</strong>
      </td>
    </tr>
  );
}

// See CartRow: spelled out for phones, where the table is laid out as something else.
const row = { role: 'row' };
const cell = { role: 'cell' };

/** Gifts that are not in the cart: what was declined can be taken after all, and what is gone is named. */
export function GiftOffers({ gifts }: { gifts: readonly GiftView[] }) {
  const { t } = useText();
  return gifts.map((gift) =>
    gift.choices.length === 0 ? (
      <Note key={gift.promotionId} tone="offer">
        {t('cart.giftGone', { name: gift.name })}
      </Note>
    ) : (
      <DeclinedGift key={gift.promotionId} gift={gift} />
    ),
  );
}

function DeclinedGift({ gift }: { gift: GiftView }) {
  const { t } = useText();
  const { form, isSent } = useGiftForm();
  return (
    <Note>
      <form {...form()} className="stack">
        <p>{t('cart.giftOffer', { name: gift.name })}</p>
        <Choice gift={gift} />
        <button type="submit" className="button" aria-disabled={isSent || undefined}>
          {t('cart.giftTake')}
        </button>
      </form>
    </Note>
  );
}

/** The one thing, or a list of those there are. */
function Choice({ gift: { promotionId, name, choices }, chosen }: { gift: GiftView; chosen?: number }) {
  const { t } = useText();
  const [only, ...others] = choices;
  return (
    <>
      <input type="hidden" name="promotionId" value={promotionId} />
      {others.length === 0 ? (
        <input type="hidden" name="productId" value={only?.id} />
      ) : (
        <Select name="productId" aria-label={t('cart.giftChoose', { name })} defaultValue={chosen}>
          {choices.map(({ id, name: words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
