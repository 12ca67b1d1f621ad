import { outcomeOf } from '@izlog/contract/client';
import {
  handOverEInvoice,
  rejectEInvoice,
  sendEInvoiceAgain,
} from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { issueOrderInvoice } from '@izlog/contract/ecommerce/orders/order-staff';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { kpdField } from './e-invoice-fields.ts';

const shape = /^\d{2}\.?\d{2}\.?\d{2}$/;

/** Issues the e-invoice of an order with the KPD that its lines lack. What lacks is said at its line. */
export async function takeIssue(site: SiteContext, slug: string, form: FormData) {
  const words = wordsOf(site);
  const read = reader(form);
  const given = [...form.keys()].flatMap((name) => {
    const itemId = kpdField.itemOf(name);
    // What was chosen of the list stands there with its name behind it.
    return itemId === null ? [] : [{ itemId, code: read(name).trim().split(/\s/)[0] ?? '' }];
  });
  const wrong = (key: 'eInvoices.kpdWrong' | 'eInvoices.kpdUnknown'): Fault => ({
    key: 'form.wrong',
    words: words(key),
  });
  const faults = given.flatMap(({ itemId, code }) =>
    shape.test(code) ? [] : [[kpdField.of(itemId), wrong('eInvoices.kpdWrong')] as const],
  );
  if (faults.length > 0) return wrongForm('eInvoiceIssue', form, Object.fromEntries(faults));
  const issuing = ownCall(site)(issueOrderInvoice, { slug, kpd: given });
  const outcome = await outcomeOf(writtenOrNotFound(issuing));
  if (outcome.errored)
    return refusedForm(site, 'eInvoiceIssue', form, outcome.error, undefined, (_path, kind) => {
      if (kind === 'kpdUnknown') return words('eInvoices.kpdUnknown');
      return kind === 'kpdMissing' ? words('eInvoices.kpdWrong') : undefined;
    });
  return savedAt(site, 'adminOrder', { slug });
}

/** Sends an e-invoice of the order again, says that it was handed over by hand, or that its buyer refused it or did not. */
export async function takeEInvoice(site: SiteContext, slug: string, form: FormData) {
  const name = reader(form)('form');
  const [, act, number] = /^eInvoice-(again|hand|rejected|accepted)-([1-9]\d{0,14})$/.exec(name) ?? [];
  if (!act) throw data(null, { status: 400 });
  const [call, id] = [ownCall(site), Number(number)];
  const reason = act === 'rejected' ? reader(form)('reason').trim() : null;
  if (reason === '') return wrongForm(name, form, { reason: { key: 'validation.required' } });
  const send = () => {
    if (act === 'rejected' || act === 'accepted') return call(rejectEInvoice, { id, reason });
    return call(act === 'hand' ? handOverEInvoice : sendEInvoiceAgain, { id });
  };
  const outcome = await outcomeOf(writtenOrNotFound(send()));
  return outcome.errored
    ? refusedForm(site, name, form, outcome.error)
    : savedAt(site, 'adminOrder', { slug });
}
