import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { writeDocumentCookie } from '../../session/write-document-cookie.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PaneWish } from '../../ui/pane-foot.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { LoginLink } from '../account/login-link.tsx';
import { useAccount, useIsStaff } from '../account/use-account.ts';
import { useNotices } from '../notices/use-notices.ts';
import { wishCookie } from './remembered-wishes.ts';
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
  const { isWished, isBusy, Form, onSubmit } = useWish(product.id);
  if (useIsStaff()) return null;
  const words = t(isWished ? 'product.wishlistRemove' : 'product.wishlistAdd');
  const sends = { type: 'submit', name: 'product_id', value: product.id } as const;
  return (
    <Form method="post" action="/_/wish" onSubmit={onSubmit}>
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
  const { t } = useText();
  const { show } = useToasts();
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

  const sayLogin = () =>
    show(t('error.loggedUsersOnly'), { action: <LoginLink>{t('login.send')}</LoginLink>, life: 'message' });
  const take = useEffectEvent((answer: WishAnswer) => {
    if ('active' in answer) say([answer.active ? 'wishAdded' : 'wishRemoved']);
    else if (answer.refusal === 'loginNeeded') sayLogin();
    else show(t('error.somethingWentWrong'), { tone: 'danger' });
  });
  useEffect(() => {
    if (fetcher.data) take(fetcher.data);
  }, [fetcher.data]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    if (account) {
      isSending.current = true;
      return;
    }
    event.preventDefault();
    writeDocumentCookie(wishCookie(document.cookie, productId));
    sayLogin();
  };
  return { isWished, isBusy, Form: fetcher.Form, onSubmit };
}
