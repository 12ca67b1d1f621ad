import type { CallError } from '@izlog/contract/client';
import { fieldRefusal } from '@izlog/contract/envelope';
import type { MessageValues, StaffKey } from '../../i18n/messages.ts';
import { type Fault, reader } from '../../kit/forms/rules.ts';
import { wordsIn } from './read-discount.server.ts';

/** What the platform found wrong that a form cannot see: a code that is taken, products and customers it has not. */
export function faultsOfRefusal(
  { payload }: CallError,
  form: FormData,
  say: (key: StaffKey, values?: MessageValues) => string,
): Record<string, Fault> {
  const refused = fieldRefusal.array().safeParse((payload as { fields?: unknown } | undefined)?.fields);
  const faults: Record<string, Fault> = {};
  for (const [field, asked] of [
    ['skus', 'skus'],
    ['emails', 'emails'],
    ['giftSku', 'giftSkus'],
  ] as const) {
    const words = wordsIn(reader(form)(field));
    const unknown = (refused.data ?? []).flatMap(({ path }) =>
      path.startsWith(`${asked}.`) ? (words[Number(path.slice(asked.length + 1))] ?? []) : [],
    );
    if (unknown.length > 0)
      faults[field] = { key: 'form.wrong', words: say('coupons.unknown', { words: unknown.join(', ') }) };
  }
  for (const { path, kind } of refused.data ?? []) {
    if (path === 'code')
      faults.code = {
        key: 'form.wrong',
        words: say(kind === 'taken' ? 'coupons.taken' : 'coupons.codeWrong'),
      };
    if (path === 'segmentId') faults.segmentId = { key: 'form.wrong' };
    if (path === 'usageLimit') faults.usageLimit = { key: 'form.wrong', words: say('coupons.limitWrong') };
    if (path === 'validTo') faults.to = { key: 'form.wrong', words: say('coupons.toWrong') };
  }
  return faults;
}
