import type { Link } from '@izlog/contract/cms/content/link';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';

/** An address that was typed, as people write them: of another site, of this one, mail or phone. */
export function addressOf(typed: string): Link | undefined {
  if (isEmailAddress(typed)) return { kind: 'email', value: typed, formattedPath: `mailto:${typed}` };
  if (/^\+[\d ()/.-]{6,24}$/.test(typed)) {
    const value = typed.replaceAll(/[^\d+]/g, '');
    return { kind: 'phone', value, formattedPath: `tel:${value}` };
  }
  const whole = /^www\.[^\s/]+\.\S+$/i.test(typed) ? `https://${typed}` : typed;
  if (!isSafeHref(whole)) return undefined;
  if (/^https?:\/\//i.test(whole)) return { kind: 'external', href: whole, formattedPath: whole };
  if (/^[/#?]/.test(typed)) return { kind: 'path', path: typed, formattedPath: typed };
  const mail = /^mailto:(.+)$/i.exec(typed)?.[1];
  if (mail) return { kind: 'email', value: mail, formattedPath: typed };
  const phone = /^tel:(.+)$/i.exec(typed)?.[1];
  return phone ? { kind: 'phone', value: phone, formattedPath: typed } : undefined;
}
