import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import type { takePeople as endpoint, listPeople, PeopleReason } from '@izlog/contract/user/people-files';
import { fromPersonForm } from 'catalogue-io/sheet-form';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { roundedIn } from '#platform/kernel/files/titled-table.ts';
import { changeUser, insertCustomer } from '../account/user.queries.ts';
import { leaveNewsletter } from '../consents/newsletter-consent.ts';
import { askForNewsletter, setSubscriber } from '../newsletter/newsletter.queries.ts';
import { consentOf, couldHoldConsent, type SaidConsent, saysConsent, unreadOf } from './consent-columns.ts';
import {
  findPeople,
  findSubscribers,
  listCustomerRows,
  listSubscriberRows,
  peoplePage,
} from './people-files.queries.ts';
import { readPeopleTable, type TableRow } from './people-table.ts';

type Report = EndpointReturn<typeof endpoint>;
/** What becomes of a row: a reason where it does not come in. */
type Fate = 'created' | 'updated' | 'unchanged' | { reason: PeopleReason };
/** A row with its address in lower case. */
interface Said extends TableRow {
  email: string;
}

/** Reasons that an answer has in words; the rest is counted. */
const mostReasons = 200;

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

/** People as their file has them, page by page. */
export async function listPeopleRows(
  ctx: Ctx,
  { what, after }: EndpointParsed<typeof listPeople>,
): Promise<EndpointReturn<typeof listPeople>> {
  const rows = await (what === 'customers' ? listCustomerRows(ctx, after) : listSubscriberRows(ctx, after));
  return { rows, next: rows.length < peoplePage ? null : (rows.at(-1)?.id ?? null) };
}

/**
 * Takes people from a file by their addresses: all in one transaction, which a dry run takes back. Customers who are new
 * get an account without a password, which only the owner of the address can set; no account of staff is touched. Subscribers come as they agreed elsewhere;
 * who left here is never brought back by a file.
 */
export async function takePeople(
  outer: Ctx,
  { what, file, origin, isDryRun }: EndpointParsed<typeof endpoint>,
): Promise<Report> {
  const table = await readPeopleTable(file);
  const titles = table[0]?.beside.map(([title]) => title) ?? [];
  // A file of customers brings no consent at all.
  const unread = what === 'customers' ? titles.filter(couldHoldConsent) : unreadOf(titles);
  const begun = (): Report => ({ created: 0, updated: 0, unchanged: 0, refused: 0, reasons: [], unread });
  let report = begun();
  const refuse = ({ row, cells }: TableRow, reason: PeopleReason) => {
    report.refused++;
    if (report.reasons.length < mostReasons)
      report.reasons.push({ row, email: (cells.email ?? '').slice(0, 254), reason });
  };
  try {
    await inTransaction(outer, async (ctx) => {
      report = begun();
      const said: Said[] = [];
      const seen = new Set<string>();
      for (const row of table) {
        const email = (row.cells.email ?? '').toLowerCase();
        if (!isEmailAddress(email)) refuse(row, 'email');
        else if (roundedIn(row) !== undefined) refuse(row, 'rounded');
        else if (seen.has(email)) refuse(row, 'twice');
        else said.push({ ...row, email });
        seen.add(email);
      }
      const emails = said.map(({ email }) => email);
      const known = what === 'customers' ? await findPeople(ctx, emails) : await findSubscribers(ctx, emails);
      for (const row of said) {
        const fate = await (what === 'customers'
          ? takeCustomer(ctx, row, known.get(row.email) as KnownCustomer | undefined)
          : takeSubscriber(ctx, row, known.get(row.email) as KnownSubscriber | undefined, origin));
        if (typeof fate === 'string') report[fate]++;
        else refuse(row, fate.reason);
      }
      const { reasons: _reasons, unread: _unread, ...counts } = report;
      noteChange(ctx, `${what} file`, {}, { ...counts, ...(origin && { origin }) });
      if (isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return report;
}

/** What a row says of the newsletter; where the file has no column for it, anyone who brings it says that all of them agreed. */
function saidOf(
  beside: TableRow['beside'],
  known: KnownSubscriber | undefined,
): ReturnType<typeof consentOf> {
  if (saysConsent(beside.map(([title]) => title))) return consentOf(beside);
  return known ? 'silent' : 'subscribed';
}

/** The state that follows; who is known and of whom nothing is given stays as they are. */
function newStateOf(
  consent: SaidConsent | 'silent',
  known: KnownSubscriber | undefined,
): 'subscribed' | 'pending' | 'unsubscribed' {
  if (consent === 'declined') return 'unsubscribed';
  if (consent !== 'silent') return consent;
  return known?.state === 'subscribed' || known?.state === 'pending' ? known.state : 'unsubscribed';
}

/** A "no" of another shop ends what a file began; who agreed here goes on. */
const isLeaving = (known: KnownSubscriber | undefined): boolean =>
  known?.state === 'subscribed' && known.origin !== '';

type KnownCustomer = NonNullable<ReturnType<Awaited<ReturnType<typeof findPeople>>['get']>>;
type KnownSubscriber = NonNullable<ReturnType<Awaited<ReturnType<typeof findSubscribers>>['get']>>;

const bounds = { first_name: 75, last_name: 75, company: 150, company_address: 300 } as const;
const written = Object.keys(bounds) as (keyof typeof bounds)[];

async function takeCustomer(
  ctx: Ctx,
  { email, cells }: Said,
  known: KnownCustomer | undefined,
): Promise<Fate> {
  if (known?.isStaff) return { reason: 'staff' };
  if (written.some((name) => [...(cells[name] ?? '')].length > bounds[name])) return { reason: 'tooLong' };
  const language = languageOf(ctx, cells.language, known?.language);
  if (language === undefined) return { reason: 'language' };
  // A column that the file lacks changes nothing.
  const of = (name: (typeof written)[number]) => cells[name] ?? known?.[name] ?? '';
  const company = of('company') ? { name: of('company'), address: of('company_address') } : null;
  const set = { firstName: of('first_name'), lastName: of('last_name'), company, language };
  if (!known) {
    await insertCustomer(ctx.db, { siteId: ctx.site.id, email, createdAt: ctx.now, ...set });
    return 'created';
  }
  if (written.every((name) => of(name) === known[name]) && language === known.language) return 'unchanged';
  await changeUser(ctx.db, ctx.site.id, known.id, { ...set, updatedAt: ctx.now });
  return 'updated';
}

async function takeSubscriber(
  ctx: Ctx,
  { email, cells, beside, form }: Said,
  known: KnownSubscriber | undefined,
  said: string,
): Promise<Fate> {
  const consent = saidOf(beside, known);
  if (consent === 'unclear') return { reason: 'state' };
  if (consent === 'declined' && !isLeaving(known)) return { reason: 'declined' };
  // Anyone who was silent in a file that asks has not agreed; somebody who is known stays as they are.
  if (consent === 'silent' && !known) return { reason: 'silent' };
  const state = newStateOf(consent, known);
  const language = languageOf(ctx, cells.language, known?.language);
  // An empty cell does not wipe out when and where somebody agreed.
  const written = cells.confirmed_at ?? '';
  const cell = form ? fromPersonForm('moment', written, form, known?.confirmed_at) : written;
  const confirmed = cell || known?.confirmed_at || '';
  const origin = cells.origin || known?.origin || (known ? '' : said);
  if (language === undefined) return { reason: 'language' };
  if ([...origin].length > 500) return { reason: 'tooLong' };
  // 11/12/2026 could be two days.
  if (form && cell !== '' && !/^\d{4}-/.test(cell)) return { reason: 'moment' };
  const at = confirmed === '' ? null : new Date(confirmed);
  if (at && (Number.isNaN(at.getTime()) || at > ctx.now || at.getFullYear() < 1990))
    return { reason: 'moment' };
  if (known?.state === 'unsubscribed' && state !== 'unsubscribed') return { reason: 'left' };
  if (known?.state === 'pending' && state === 'subscribed') return { reason: 'pending' };
  // A file ends a subscription that is there, and changes it in no other way.
  if (known && known.state !== state && state !== 'unsubscribed') return { reason: 'state' };
  // Anyone who gets mail has agreed somewhere: the file says where, or anyone who brings it does.
  if (!known && state === 'subscribed' && origin === '') return { reason: 'origin' };
  const isSame =
    known !== undefined &&
    [state, language, origin].every(
      (one, place) => one === [known.state, known.language, known.origin][place],
    ) &&
    (at === null ? '' : at.toISOString()) === known.confirmed_at;
  if (isSame) return 'unchanged';
  if (known && known.state !== state) await leaveNewsletter(ctx, email);
  const id = known?.id ?? (await askForNewsletter(ctx, email)).row.id;
  const confirmedAt = state === 'subscribed' && !known ? (at ?? ctx.now) : at;
  await setSubscriber(ctx, id, {
    language,
    origin,
    confirmedAt,
    ...(known ? {} : { state, ...(state === 'unsubscribed' && { endedAt: ctx.now }) }),
  });
  return known ? 'updated' : 'created';
}

/** A language of the site by its code; without one that which is known, else that of the site. */
function languageOf({ site }: Ctx, cell: string | undefined, known: string | undefined): string | undefined {
  const text = (cell ?? '').toLowerCase();
  if (text === '') return known ?? site.defaultLanguage;
  // What somebody has already may be a language that the site gave up.
  return text === known ? known : site.languages.find((code) => code === text);
}
