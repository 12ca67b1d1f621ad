import { outcomeOf } from '@izlog/contract/client';
import {
  decideIncomingInvoice,
  fetchIncomingInvoices,
  rejectionKinds,
  takeIncomingInvoices,
} from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { data } from 'react-router';
import { readFormWithFiles } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { IncomingAnswer } from './incoming-screen.tsx';

/** Handles the forms of what came in: files, a look at the access point, and what is decided of each. */
export async function takeIncoming(site: SiteContext, request: Request) {
  const form = await readFormWithFiles(request);
  const name = reader(form)('form');
  if (name === 'fetch') {
    const outcome = await outcomeOf(ownCall(site)(fetchIncomingInvoices, {}));
    if (outcome.errored) return refusedForm(site, name, form, outcome.error);
    const { arrived, error } = outcome.data;
    return data<FormAnswer>({ form: name, shown: { arrived: String(arrived), error: error ?? '' } });
  }
  const [, act, number] = /^(accept|refuse|reported)-([1-9]\d{0,14})$/.exec(name) ?? [];
  if (act) return decide(site, form, act as 'accept' | 'refuse' | 'reported', Number(number));
  return takeFiles(site, form);
}

async function decide(site: SiteContext, form: FormData, act: 'accept' | 'refuse' | 'reported', id: number) {
  const read = reader(form);
  const name = `${act}-${id}`;
  const reason = read('reason').trim();
  if (act === 'refuse' && reason === '')
    return wrongForm(name, form, { reason: { key: 'validation.required' } });
  const kind = rejectionKinds.find((one) => one === read('kind')) ?? 'other';
  const said = act === 'refuse' ? { kind, reason } : {};
  const outcome = await outcomeOf(
    writtenOrNotFound(ownCall(site)(decideIncomingInvoice, { id, act, ...said })),
  );
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  return savedAt(site, 'adminIncomingInvoices');
}

async function takeFiles(site: SiteContext, form: FormData) {
  const files = form.getAll('files').filter((one) => typeof one !== 'string' && one.size > 0);
  if (files.length === 0) return data<IncomingAnswer>({ refusedForm: 'eInvoices.required' }, { status: 400 });
  const body = new FormData();
  for (const file of files) body.append('file', file);
  const sent = new Response(body);
  const { status, text } = await site.ask(
    takeIncomingInvoices,
    {},
    {
      type: sent.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await sent.arrayBuffer()),
    },
  );
  if (status !== 200)
    return data<IncomingAnswer>(
      { refusedForm: status === 413 ? 'eInvoices.large' : 'eInvoices.notRead' },
      { status: status === 413 ? 413 : 400 },
    );
  const { data: answer } = JSON.parse(text) as { data: EndpointAnswer<typeof takeIncomingInvoices> };
  return data<IncomingAnswer>({ answer }, { status: answer.taken.length === 0 ? 400 : 200 });
}
