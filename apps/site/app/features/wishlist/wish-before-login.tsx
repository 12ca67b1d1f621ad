import type { Text } from '#site/i18n/use-text.tsx';
import { LoginLink } from '#site/kit/navigation/login-link.tsx';
import { writeDocumentCookie } from '#site/session/write-document-cookie.ts';
import type { useToasts } from '#site/ui/overlays/toasts.tsx';
import { wishCookie } from './door/saved-wishes.ts';

/** Keeps the wish of a visitor until after the login (ACCT-026). */
export const rememberWish = (productId: number): void =>
  writeDocumentCookie(wishCookie(document.cookie, productId));

/** Says that wishes are for logged-in customers, with the way there. */
export function sayLogin({ t }: Text, { show }: ReturnType<typeof useToasts>): void {
  show(t('error.loggedUsersOnly'), { action: <LoginLink>{t('login.send')}</LoginLink>, life: 'message' });
}
