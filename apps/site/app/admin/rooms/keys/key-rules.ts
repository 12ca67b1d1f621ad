import { limits } from '@izlog/contract/limits';
import { isNetwork } from '@izlog/contract/user/programs/is-network';
import { isDay } from '#site/admin/ground/frame/shop-day.ts';
import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';
import type { MessageValues } from '#site/i18n/messages.ts';
import { type Fault, type FormRules, maxLength, type Rule, required } from '#site/kit/forms/rules.ts';

type Say = (key: AdminKey, values?: MessageValues) => string;

/** Networks, one a line or parted by commas. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/**
 * What the form of a key asks of its fields, in words that say which text is wrong or how it is right: the same in the
 * browser, before the form is sent, and on the server.
 */
export function keyRules(say: Say): FormRules {
  const wrong = (words: string): Fault => ({ key: 'form.wrong', words });
  const networks: Rule = (value) => {
    const network = networksIn(value).find((one) => !isNetwork(one));
    return network === undefined ? undefined : wrong(say('keys.networks.wrong', { network }));
  };
  const dayOrNothing: Rule = (value) =>
    value.trim() === '' || isDay(value.trim()) ? undefined : wrong(say('keys.endsOn.wrong'));
  const calls: Rule = (value) => {
    const count = Number(value);
    const isRight = Number.isInteger(count) && count >= 1 && count <= 6000;
    return isRight ? undefined : wrong(say('keys.callsPerMinute.wrong'));
  };
  return {
    name: [required, maxLength(limits.nameMaxLength)],
    networks: [networks],
    endsOn: [dayOrNothing],
    callsPerMinute: [calls],
  };
}
