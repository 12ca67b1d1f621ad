import { type CallError, outcomeOf } from '@izlog/contract/client';
import {
  reportEInvoicePayments,
  sendEInvoicePayments,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import { handOverEInvoice, sendEInvoiceAgain } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { data, redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Handles the forms of the list: an e-invoice is sent again, or was handed over by hand. */
export async function takeEInvoices(site: SiteContext, form: FormData, url: URL) {
  const name = reader(form)('form');
  const [, act, number] = /^(again|hand)-([1-9]\d{0,14})$/.exec(name) ?? [];
  const id = Number(number);
  if (!act) throw data(null, { status: 400 });
  const endpoint = act === 'hand' ? handOverEInvoice : sendEInvoiceAgain;
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(endpoint, { id })));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  return redirect(`${pathTo('adminEInvoices', {}, site.language)}${url.search}`, { status: 303 });
}

/** Handles the forms of a month's payments: they are sent again, or staff reported them themselves. */
export async function takePayments(site: SiteContext, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const month = read('month');
  const refused = await reportOrSend(site, name, month, read('ids'));
  if (refused) return refusedForm(site, name, form, refused);
  site.cookies.push(flashCookie('saved'));
  const path = pathTo('adminEInvoicePayments', {}, site.language);
  return redirect(`${path}?${new URLSearchParams({ month })}`, { status: 303 });
}

async function reportOrSend(
  site: SiteContext,
  name: string,
  month: string,
  said: string,
): Promise<CallError | undefined> {
  const call = ownCall(site);
  if (name === 'send') {
    const outcome = await outcomeOf(call(sendEInvoicePayments, { month }));
    return outcome.errored ? outcome.error : undefined;
  }
  if (name !== 'reported') throw data(null, { status: 400 });
  const ids = said.split(',').map(Number).filter(Number.isSafeInteger);
  const outcome = await outcomeOf(call(reportEInvoicePayments, { month, ids }));
  return outcome.errored ? outcome.error : undefined;
}
