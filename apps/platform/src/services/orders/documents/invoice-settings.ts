import { isMaker } from '@izlog/contract/ecommerce/duties/invoicing';
import type { getInvoicingState, LiveNeed } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { isOib } from '@izlog/contract/ecommerce/oib';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { findCertificateEnd } from '../fiscal/certificate.queries.ts';
import { hasCertificate } from '../fiscal/certificate.ts';
import { countUnconfirmed, findLastConfirmed, findOldestUnconfirmed } from '../fiscal/fiscal.queries.ts';
import { reportBy } from '../fiscal/report-by.ts';
import { findTrial, presentTrial } from '../fiscal/trial.queries.ts';
import { accountingYear } from '../placing/order-number.queries.ts';
import { readSeller, type Seller, sellerOptions } from '../placing/seller.ts';
import { documentSequences } from './document.tables.ts';
import { lastBefore } from './document-sequence.ts';

/** Marks as the tax host takes them (F1 specification 2.6): premises of letters and digits, a device that is a number. */
const premisesForm = /^[0-9a-zA-Z]{1,20}$/;
const deviceForm = /^\d{1,20}$/;

/**
 * What is wrong with what a shop has set of its invoices, as it stands in the transaction that sets it: a shop goes live with
 * everything that the act asks for, and once it has numbered by it, it does not go back to other numbers within the year.
 * Nothing where `keys` are of something else.
 */
export async function invoiceFaults(ctx: Ctx, keys: readonly string[]): Promise<FieldRefusal[]> {
  if (!keys.some((key) => (sellerOptions as readonly string[]).includes(key))) return [];
  const seller = await readSeller(ctx);
  if (!isMaker(seller.invoicing)) return [];
  if (seller.invoicing.law === 'live') {
    // The tax host is tried before a shop goes live; one that is live may change its telephone while the host is down.
    const asked = (name: LiveNeed) => name !== 'trial' || keys.includes('CroatianInvoices');
    return (await liveNeedsOf(ctx, seller))
      .filter(({ name, isThere }) => !isThere && asked(name))
      .map(({ fault }) => fault);
  }
  return keys.includes('CroatianInvoices') && (await hasBegun(ctx))
    ? [
        {
          path: 'CroatianInvoices',
          kind: 'begunLive',
          message: 'This year has invoices in the one sequence; it goes on to its end.',
        },
      ]
    : [];
}

/** What going live asks for, whether it is there, and the field and words of its fault. */
async function liveNeedsOf(ctx: Ctx, { oib, premises, device, operator }: Seller) {
  const need = (name: LiveNeed, isThere: boolean, path: string, kind: string, message: string) => ({
    name,
    isThere,
    fault: { path, kind, message },
  });
  const isPlace = premisesForm.test(premises);
  return [
    need('company', isOib(oib), 'CroatianInvoices', 'liveOib', 'The OIB of the company is missing.'),
    isPlace
      ? need('premises', deviceForm.test(device), 'InvoiceDevice', 'device', 'It must be a number.')
      : need('premises', false, 'InvoicePremises', 'premises', 'It must be letters and digits, at most 20.'),
    need(
      'operator',
      isOib(operator.oib),
      'InvoiceOperatorOib',
      'oib',
      'The check digit of the OIB is not right.',
    ),
    need(
      'certificate',
      await hasCertificate(ctx),
      'CroatianInvoices',
      'liveCertificate',
      'There is no certificate to sign messages to the tax host with.',
    ),
    need(
      'trial',
      await hasTried(ctx, oib),
      'CroatianInvoices',
      'liveTrial',
      'The tax host has not been tried, or the last trial failed (Settings, Invoices).',
    ),
  ];
}

/** How the invoices of the shop stand, for who sets them up. */
export async function invoicingState(ctx: Ctx): Promise<EndpointReturn<typeof getInvoicingState>> {
  const seller = await readSeller(ctx);
  const [oldest, last, trial] = [
    await findOldestUnconfirmed(ctx),
    await findLastConfirmed(ctx),
    await findTrial(ctx),
  ];
  return {
    isOffered: seller.invoicing.isCroatian && isMaker(seller.invoicing),
    law: seller.invoicing.law,
    next: await nextInvoiceNumber(ctx, seller),
    needs: (await liveNeedsOf(ctx, seller)).map(({ name, isThere }) => ({ name, isThere })),
    waiting: await countUnconfirmed(ctx),
    oldest: oldest && {
      number: oldest.number,
      issuedAt: oldest.issuedAt.toISOString(),
      until: reportBy(oldest.issuedAt).toISOString(),
      nextAt: oldest.nextAt?.toISOString() ?? null,
      error: oldest.error ?? oldest.errorCode,
    },
    last: last && { ...last, at: last.at.toISOString() },
    trial: trial ? presentTrial(trial) : null,
    certificateUntil: (await findCertificateEnd(ctx))?.toISOString() ?? null,
  };
}

/** Whether the last trial of the tax host passed, and was of this company. */
async function hasTried(ctx: Ctx, oib: string): Promise<boolean> {
  const trial = await findTrial(ctx);
  return trial?.hasPassed === true && trial.oib === oib;
}

async function hasBegun({ db, site, now }: Ctx): Promise<boolean> {
  const year = accountingYear(now);
  const [row] = await db
    .select({ last: documentSequences.last })
    .from(documentSequences)
    .where(and(eq(documentSequences.siteId, site.id), eq(documentSequences.year, year)))
    .limit(1);
  return row !== undefined;
}

/** The number that the next invoice would get if it were issued now: `125/WEB1/1`. Nobody has it until it is. */
async function nextInvoiceNumber(ctx: Ctx, seller: Seller): Promise<string> {
  const of = { premises: seller.premises, device: seller.device, year: accountingYear(ctx.now) };
  const [row] = await ctx.db
    .select({ last: documentSequences.last })
    .from(documentSequences)
    .where(
      and(
        eq(documentSequences.siteId, ctx.site.id),
        eq(documentSequences.premises, of.premises),
        eq(documentSequences.device, of.device),
        eq(documentSequences.year, of.year),
      ),
    );
  const last = row?.last ?? (await lastBefore(ctx, of, seller.numberSoFar));
  return [last + 1, of.premises, of.device].join('/');
}
