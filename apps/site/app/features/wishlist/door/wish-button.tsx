import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useNotices } from '#site/kit/toasts/use-toasts.ts';
import { CardWish } from '#site/ui/card-footer.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { WishAnswer } from '../wish-answer.ts';
import { useWishStates, type WishState } from './wish-state.ts';

type WishButtonProps = { product: { id: number; name: string }; wish: WishState };

/**
 * Puts a product on the wishlist or takes it off with one call (ACCT-018, ACCT-019). A visitor is told that it is for
 * logged-in customers; the wish is remembered and kept after the login (ACCT-026). Staff have no wishlist (ACCT-021).
 */
export function WishButton({ product, wish: state }: WishButtonProps) {
  const { t } = useText();
  const { isWished, isBusy: _, Form, ...wish } = useWish(product.id, state);
  if (state === 'staff') return null;
  const words = t(isWished ? 'product.wishlistRemove' : 'product.wishlistAdd');
  return (
    <Form method="post" action="/_/wish" {...wish}>
      <CardWish
        type="submit"
        name="product_id"
        value={product.id}
        wished={isWished}
        label={`${words}: ${product.name}`}
      />
    </Form>
  );
}

/**
 * The heart of the product's own page, in two pieces: its form, and the button that stands beside the one that buys,
 * inside another form. Both are nothing for staff.
 */
export function useWishBeside({ id }: WishButtonProps['product']): { form: ReactNode; heart: ReactNode } {
  const { t } = useText();
  const formId = useId();
  const state = useWishStates()(id);
  const { isWished, isBusy, Form, onPointerEnter, onSubmit } = useWish(id, state);
  if (state === 'staff') return { form: null, heart: null };
  return {
    // Nothing to see: it takes no row of the column.
    form: <Form id={formId} method="post" action="/_/wish" onSubmit={onSubmit} hidden />,
    heart: (
      <IconButton
        form={formId}
        type="submit"
        name="product_id"
        value={id}
        icon="heart"
        className="buy-row__heart"
        label={t(isWished ? 'product.wishlistRemove' : 'product.wishlistAdd')}
        aria-pressed={isWished}
        aria-busy={isBusy || undefined}
        onPointerEnter={onPointerEnter}
      />
    ),
  };
}

function useWish(productId: number, state: WishState) {
  const text = useText();
  const toasts = useToasts();
  const say = useNotices();
  const isCustomer = state === 'wished' || state === 'unwished';
  const fetcher = useFetcher<WishAnswer>();
  const isSending = useRef(false);
  const isBusy = fetcher.state !== 'idle';
  const isOnList = state === 'wished';
  // While it is on its way the heart shows what was asked for.
  const isWished = fetcher.state === 'submitting' ? !isOnList : isOnList;

  useEffect(() => {
    if (!isBusy) isSending.current = false;
  }, [isBusy]);

  const sayFailed = () => toasts.show(text.t('error.somethingWentWrong'), { tone: 'danger' });
  const take = useEffectEvent((answer: WishAnswer) => {
    if ('active' in answer) say([answer.active ? 'wishAdded' : 'wishRemoved']);
    else if (answer.refusal === 'loginNeeded')
      void beforeLogin((login) => login.sayLogin(text, toasts), sayFailed);
    else sayFailed();
  });
  useEffect(() => {
    if (fetcher.data) take(fetcher.data);
  }, [fetcher.data]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    // Without a line the router would put its error page in the place of the whole screen.
    if (isCustomer && !navigator.onLine) {
      event.preventDefault();
      return sayFailed();
    }
    if (isCustomer) {
      isSending.current = true;
      return;
    }
    event.preventDefault();
    void beforeLogin((login) => {
      login.rememberWish(productId);
      login.sayLogin(text, toasts);
    }, sayFailed);
  };
  // By the press itself it is there already.
  const onPointerEnter = () => void (isCustomer || beforeLogin(noop, noop));
  return { isWished, isBusy, Form: fetcher.Form, onSubmit, onPointerEnter };
}

/** What a visitor without a login needs comes with the press: most never press. */
const beforeLogin = (then: (loaded: typeof import('../wish-before-login.tsx')) => void, failed: () => void) =>
  import('../wish-before-login.tsx').then(then, failed);

const noop = () => {};
