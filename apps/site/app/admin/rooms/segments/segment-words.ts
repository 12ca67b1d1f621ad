import type { SegmentRule } from '@izlog/contract/user/segment';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { countryOf } from '#site/admin/ground/text/country-of.ts';
import { languageName } from '#site/i18n/language-name.ts';
import type { MessageKey, StaffKey } from '#site/i18n/messages.ts';

type Fields = SegmentRule['field'];

/** What of a customer a rule is about, how it may compare, and whether a number follows. */
export const ruleForms: Readonly<
  Record<
    Fields,
    {
      label: StaffKey | MessageKey;
      is?: Readonly<Record<string, StaffKey>>;
      unit?: StaffKey;
    }
  >
> = {
  orders: {
    label: 'orders.title',
    is: { atLeast: 'segments.atLeast', exactly: 'segments.exactly', atMost: 'segments.atMost' },
    unit: 'segments.howMany',
  },
  lastOrder: {
    label: 'segments.lastOrder',
    is: { longerAgo: 'segments.longerAgo', within: 'segments.within' },
    unit: 'segments.days',
  },
  newsletter: { label: 'segment.mailable', is: { yes: 'log.yes', no: 'log.no' } },
  spent: {
    label: 'customer.spent',
    is: { atLeast: 'segments.atLeast', atMost: 'segments.atMost' },
    unit: 'segments.amount',
  },
  since: {
    label: 'customer.createdAt',
    is: { longerAgo: 'segments.longerAgo', within: 'segments.within' },
    unit: 'segments.days',
  },
  memberCard: { label: 'customers.memberCard', is: { yes: 'log.yes', no: 'log.no' } },
  kind: {
    label: 'customer.kind',
    is: { account: 'customers.account', guest: 'customers.guest', company: 'customers.company' },
  },
  country: { label: 'segments.country' },
  language: { label: 'segments.language' },
};

/** A rule as a sentence: "Narudžbe: barem 2". */
export function ruleWords(
  rule: SegmentRule,
  { t, number, money, locale }: ReturnType<typeof useStaffText>,
): string {
  const { label, is, unit } = ruleForms[rule.field];
  const key = is?.[rule.is];
  const how = key ? t(key) : named(rule, locale);
  if (!('value' in rule)) return `${t(label)}: ${how}`;
  const value = rule.field === 'spent' ? money(rule.value) : number(rule.value);
  return `${t(label)}: ${how} ${value}${unit === 'segments.days' ? ` ${t('segments.daysShort')}` : ''}`;
}

/** A country or a language by its name. */
const named = ({ field, is }: SegmentRule, locale: string): string =>
  field === 'country' ? countryOf(is, locale) : field === 'language' ? languageName(is, locale) : is;
