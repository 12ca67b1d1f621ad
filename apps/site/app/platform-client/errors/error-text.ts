import { CallError } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import type { MessageKey } from '#site/i18n/messages.ts';

/** Server messages that stay in English on the wire, with the key of their translation (ERR-005, index 1.5). */
const knownMessages: Readonly<Record<string, MessageKey>> = {
  'Unknown username or password!': 'unknowUserOrPassword',
  'User already exist.': 'core.notifications.userExists',
  'Incorrect old password.': 'core.notifications.inccorectOldPassword',
  'Student is not assigned to any department': 'core.notifications.studentNotAssignedToDepartment',
  'Coupon not found!': 'core.notifications.couponNotFound',
  'Cart is archived.': 'core.notifications.cartUpdateError',
};

/** Messages nobody is shown: the program deals with them itself (CART-025). */
const silentMessages = new Set(['Session already used.']);

const keysByCode: ReadonlyMap<string, string> = new Map(
  Object.values(refusals).map(({ code, key }) => [code, key]),
);

type Words = { t: (key: MessageKey) => string; isKey: (word: string) => word is MessageKey };

/**
 * What a visitor is told about a failed call; nothing for a cancelled one (API-027) and for silent messages. Known
 * messages and codes are translated, others are shown as they are (ERR-006); faults with their status (API-011 to API-013).
 */
export function errorText(error: unknown, { t, isKey }: Words): string | undefined {
  if ((error as { name?: unknown } | null)?.name === 'AbortError') return undefined;
  if (!(error instanceof CallError)) return t('error.somethingWentWrong');
  const { message, code, status } = error;
  if (silentMessages.has(message)) return undefined;
  // The one refusal whose code and message both have words: the code wins (AUTH-003).
  if (code === refusals.invalidLogin.code) return t('INVALID_LOGIN');
  const known = knownMessages[message];
  if (known) return t(known);
  const words = message || t('error.somethingWentWrong');
  if (code === undefined) return `${words} (${status})`;
  const key = keysByCode.get(code);
  return key !== undefined && isKey(key) ? t(key) : words;
}
