/**
 * What the columns of an export say of the newsletter by e-mail. A "no" is never a "yes", whatever another column says, and
 * what nobody said is no consent.
 */
export type SaidConsent = 'subscribed' | 'pending' | 'declined' | 'unsubscribed';

/** Which word counts when columns of a row differ: the one that is furthest from a consent. */
const strongest: readonly SaidConsent[] = ['unsubscribed', 'declined', 'pending', 'subscribed'];

type Read = (cell: string) => SaidConsent | 'silent' | 'unclear';

interface ConsentColumn {
  /** Its title in lower case, as the exporters write it. */
  title: RegExp;
  read: Read;
}

const yes = /^(yes|y|true|1|da|ja|on|x|✓|opted[- _]?in|granted)$/;
const no = /^(no|n|false|0|ne|nein|off|-|opted[- _]?out|denied|none|never)$/;

/** Words of a state, of our own files in each language, Mailchimp, Klaviyo, Shopify, Magento, MailPoet and Newsletter. */
const states: ReadonlyArray<readonly [RegExp, SaidConsent]> = [
  [/^(subscribed|active|confirmed|c|prijavljen|aktivan|angemeldet|aktiv|abonniert)$/, 'subscribed'],
  [
    /^(unsubscribed|cleaned|bounced|complained|u|b|p|opted[- _]?out|odjavljen|abgemeldet|redacted|invalid)$/,
    'unsubscribed',
  ],
  [
    /^(pending|unconfirmed|not[- _]activated|not[- _]confirmed|s|čeka|na čekanju|ausstehend|nije aktiviran|nepotvrđen|nicht aktiviert|unbestätigt)$/,
    'pending',
  ],
  [/^(not[- _]?subscribed|never[- _]subscribed|nonsubscribed|nije prijavljen|nicht angemeldet)$/, 'declined'],
];

const wordOf = (cell: string) => states.find(([words]) => words.test(cell))?.[1];

/** A state in words alone: a plain 1 may be that of an account. */
const readState: Read = (cell) => (cell === '' ? 'silent' : (wordOf(cell) ?? 'unclear'));

const readFlag: Read = (cell) => {
  if (cell === '') return 'silent';
  if (yes.test(cell)) return 'subscribed';
  return no.test(cell) ? 'declined' : (wordOf(cell) ?? 'unclear');
};

/** Magento keeps a number: 1 subscribed, 2 not active, 3 unsubscribed, 4 unconfirmed. */
const readMagentoState: Read = (cell) => {
  const coded = { 1: 'subscribed', 2: 'pending', 3: 'unsubscribed', 4: 'pending' } as const;
  return coded[Number(cell) as keyof typeof coded] ?? readState(cell);
};

/** A moment at which somebody left, or a mark that nobody may write to them; nothing there says nothing. */
const readLeft: Read = (cell) => (cell === '' || no.test(cell) ? 'silent' : 'unsubscribed');

/** A moment at which somebody agreed; whether it is one is asked where it is kept. */
const readInstant: Read = (cell) => (cell === '' ? 'silent' : 'subscribed');

/** The columns that are read, by exporter. */
const columns: readonly ConsentColumn[] = [
  // Ours, and what most call it.
  { title: /^(state|status|stanje|subscription[_ ]status|global status)$/, read: readState },
  { title: /^(confirmed_?(at)?|potvrđeno|bestätigt)$/, read: readInstant },
  // Shopify: the customer export of then and now, and Matrixify.
  { title: /^accepts (email )?marketing$/, read: readFlag },
  { title: /^accepts_(email_)?marketing$/, read: readFlag },
  { title: /^email marketing(: status| consent| state)?$/, read: readFlag },
  { title: /^email_marketing_(consent|state|status)$/, read: readFlag },
  // Magento: subscribers of the newsletter, and customers with their subscription.
  { title: /^(subscriber_status|newsletter_status|newsletter status)$/, read: readMagentoState },
  { title: /^is_subscribed$/, read: readFlag },
  // WooCommerce with Mailchimp, MailPoet, Klaviyo, AutomateWoo and checkout boxes of its own.
  { title: /^(meta:)?_?mailchimp_woocommerce_(is_subscribed|is subscribed)$/, read: readFlag },
  {
    title: /^(meta:)?_?(mailpoet_)?(woocommerce_)?(checkout_)?subscri(bed|ption_status|ber_status)$/,
    read: readFlag,
  },
  {
    title: /^(meta:)?_?(kl_newsletter_checkbox|klaviyo_newsletter|automatewoo_optin|marketing_opt_in)$/,
    read: readFlag,
  },
  {
    title:
      /^(meta:)?_?(billing_)?(newsletter|newsletter_opt_?in|newsletter_consent|subscribe_to_newsletter)$/,
    read: readFlag,
  },
  { title: /^(bilten|newsletter subscription|newsletter[_ ]subscri(bed|ber))$/, read: readFlag },
  // Mailchimp's own members, Klaviyo's own profiles.
  { title: /^confirm_time$/, read: readInstant },
  {
    title:
      /^(unsub_time|clean_time|unsubscribed(_at| at| on)?|opted[_ ]out(_at)?|opt[-_ ]?out|(e-?mail_?)?(blacklisted|blocklisted)|do[_ ]not[_ ](e-?mail|contact))$/,
    read: readLeft,
  },
];

/** Consents to something else: never to the newsletter by e-mail. */
const others =
  /sms|phone|mobile|whatsapp|push|\bpost(al)?\b|direct mail|partner|third part|cookie|analytic|profil/;

/** When, where and how somebody was asked: no answer. */
const whereAndWhen = /level|timestamp|(^|[_ ])(time|at|on|date|ip|source|updated)$/;

/** A title that could hold a consent. */
const couldHold =
  /consent|accept|opt[-_ ]?in|opt[-_ ]?out|optin|optout|marketing|newsletter|subscri|gdpr|permission|privol|pristan|suglas|einwillig|bilten|unsub|blacklist|blocklist|do[_ ]not|mailing/;

const isRead = (title: string): boolean => columns.some((one) => one.title.test(title));

/** Whether a title could be that of a consent, whatever to. */
export const couldHoldConsent = (title: string): boolean => couldHold.test(title);

/** Whether a column is looked at for a consent at all. */
export const mayHoldConsent = (title: string): boolean => couldHold.test(title) || isRead(title);

/** The columns that could hold a consent and are not read: anyone who brings the file is told their names. */
export const unreadOf = (titles: readonly string[]): string[] =>
  titles.filter((title) => couldHold.test(title) && !isRead(title) && !whereAndWhen.test(title));

/** Whether the file itself says who agreed, or has a column that could and is not read: then nobody else says it for all. */
export const saysConsent = (titles: readonly string[]): boolean =>
  titles.some(
    (title) => mayHoldConsent(title) && !others.test(title) && (isRead(title) || !whereAndWhen.test(title)),
  );

/** What a row says, by all its columns; `unclear` where one of them holds a word that nobody knows. */
export function consentOf(
  cells: ReadonlyArray<readonly [title: string, cell: string]>,
): SaidConsent | 'silent' | 'unclear' {
  const read = cells.flatMap(([title, cell]) => {
    const column = columns.find((one) => one.title.test(title));
    return column ? [{ column, word: column.read(cell.toLowerCase().trim()) }] : [];
  });
  // Beside a column about the newsletter itself a state may be that of the account: it can still say no.
  const hasOwn = read.some(({ column }) => column.read === readFlag || column.read === readMagentoState);
  const said = read
    .filter(
      ({ column, word }) =>
        !(hasOwn && column.read === readState && (word === 'subscribed' || word === 'unclear')),
    )
    .map(({ word }) => word);
  const negative = strongest.slice(0, 2).find((one) => said.includes(one));
  if (negative) return negative;
  if (said.includes('unclear')) return 'unclear';
  return strongest.find((one) => said.includes(one)) ?? 'silent';
}
