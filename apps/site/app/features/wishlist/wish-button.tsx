import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PaneWish } from '../../ui/pane-foot.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useAccount, useIsStaff } from '../account/use-account.ts';
import { useNotices } from '../notices/use-notices.ts';
import type { WishAnswer } from './wish-answer.ts';

type WishButtonProps = {
  product: { id: number; name: string };
  /** The heart on a picture, or a button with words on the product's own page. */
  look?: 'heart' | 'words';
};

/**
 * Puts a product on the wishlist or takes it off with one call (ACCT-018, ACCT-019). A visitor is told that it is for
 * logged-in customers; the wish is remembered and kept after the login (ACCT-026). Staff have no wishlist (ACCT-021).
 */
export function WishButton({ product, look = 'heart' }: WishButtonProps) {
  const { t } = useText();
  const { isWished, isBusy, Form, ...wish } = useWish(product.id);
  if (useIsStaff()) return null;
  const words = t(isWished ? 'product.wishlistRemove' : 'product.wishlistAdd');
  const sends = { type: 'submit', name: 'product_id', value: product.id } as const;
  return (
    <Form method="post" action="/_/wish" {...wish}>
      {look === 'heart' ? (
        <PaneWish {...sends} wished={isWished} label={`${words}: ${product.name}`} />
      ) : (
        <Button {...sends} tone="quiet" aria-pressed={isWished} busy={isBusy}>
          <Icon name="heart" /> {words}
        </Button>
      )}
    </Form>
  );
}

function useWish(productId: number) {
  const text = useText();
  const toasts = useToasts();
  const say = useNotices();
  const account = useAccount();
  const fetcher = useFetcher<WishAnswer>();
  const isSending = useRef(false);
  const isBusy = fetcher.state !== 'idle';
  const isOnList = account?.wishes.includes(productId) ?? false;
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
    if (account && !navigator.onLine) {
      event.preventDefault();
      return sayFailed();
    }
    if (account) {
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
  const onPointerEnter = () => void (account ?? beforeLogin(noop, noop));
  return { isWished, isBusy, Form: fetcher.Form, onSubmit, onPointerEnter };
}

/** What a visitor without a login needs comes with the press: most never press. */
const beforeLogin = (then: (loaded: typeof import('./wish-before-login.tsx')) => void, failed: () => void) =>
  import('./wish-before-login.tsx').then(then, failed);

const noop = () => {};
