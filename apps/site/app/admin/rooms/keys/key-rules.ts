import { limits } from '@izlog/contract/limits';
import { isNetwork } from '@izlog/contract/user/programs/is-network';
import { isDay } from '#site/admin/ground/frame/shop-day.ts';
import { type FormRules, maxLength, type Rule, required } from '#site/kit/forms/rules.ts';

/** Networks, one a line or parted by commas. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const networks: Rule = (value) => (networksIn(value).every(isNetwork) ? undefined : { key: 'form.wrong' });

const dayOrNothing: Rule = (value) =>
  value.trim() === '' || isDay(value.trim()) ? undefined : { key: 'form.wrong' };

const calls: Rule = (value) => {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= 6000 ? undefined : { key: 'form.wrong' };
};

/** What the form of a key asks of its fields. */
export const keyRules: FormRules = {
  name: [required, maxLength(limits.nameMaxLength)],
  networks: [networks],
  endsOn: [dayOrNothing],
  callsPerMinute: [calls],
};
