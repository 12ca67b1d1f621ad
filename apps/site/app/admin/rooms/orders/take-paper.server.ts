import { outcomeOf } from '@izlog/contract/client';
import {
  outsidePaperKinds,
  paperNumberLength,
  putOutsidePaper,
  removeOutsidePaper,
  takeOutsidePapers,
} from '@izlog/contract/ecommerce/orders/outside-papers';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { fieldRefusal } from '@izlog/contract/envelope';
import { data } from 'react-router';
import { readFormWithFiles } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import type { Fault } from '#site/kit/forms/rules.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { notFound, writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Puts the paper of another program on an order; each wrong field is reported beside it, and what was typed stays. */
export async function takePaper(site: SiteContext, slug: string, form: FormData) {
  const read = reader(form);
  const number = read('number').trim();
  if (number === '') return wrongForm('paper', form, { number: { key: 'validation.required' } });
  if (number.length > paperNumberLength)
    return wrongForm('paper', form, {
      number: { key: 'validation.maxLength', values: { count: paperNumberLength } },
    });
  const kind = outsidePaperKinds.find((one) => one === read('kind')) ?? 'invoice';
  const issuedOn = /^\d{4}-\d{2}-\d{2}$/.test(read('issuedOn')) ? read('issuedOn') : undefined;
  const { status, text } = await site.ask(
    putOutsidePaper,
    { slug, kind, number, ...(issuedOn && { issuedOn }), ...(read('isQuiet') && { isQuiet: 'true' }) },
    await filesIn(form, 'file'),
  );
  if (status === 200) return backTo(site, slug);
  if (status === 404) throw notFound();
  return wrongForm('paper', form, faultsIn(site, status, text));
}

/** Takes one off that was put on the wrong order. */
export async function takePaperOff(site: SiteContext, slug: string, form: FormData) {
  const name = reader(form)('form');
  const paperId = Number(name.slice('paper-'.length));
  if (!Number.isSafeInteger(paperId) || paperId < 1) throw data(null, { status: 400 });
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(removeOutsidePaper, { slug, paperId })));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  return backTo(site, slug);
}

/** What became of many PDFs. */
export interface PapersAnswer {
  papers?: EndpointAnswer<typeof takeOutsidePapers>;
  refusedPapers?: StaffKey;
}

/** Takes many PDFs at once, each for the order that its name tells. */
export async function takePapers(site: SiteContext, request: Request) {
  const form = await readFormWithFiles(request);
  const files = form.getAll('papers').filter((one) => one instanceof File && one.size > 0);
  if (files.length === 0)
    return data<PapersAnswer>({ refusedPapers: 'products.fileRequired' }, { status: 400 });
  const isQuiet = form.get('isQuiet') === 'true';
  const sent = await filesIn(form, 'papers');
  const { status, text } = await site.ask(takeOutsidePapers, isQuiet ? { isQuiet: 'true' } : {}, sent);
  if (status !== 200)
    return data<PapersAnswer>(
      { refusedPapers: status === 413 ? 'papers.wrong.large' : 'products.fileNotTaken' },
      { status: status === 413 ? 413 : 400 },
    );
  const { data: papers } = JSON.parse(text) as { data: EndpointAnswer<typeof takeOutsidePapers> };
  return data<PapersAnswer>({ papers });
}

/** The files of a form as a body for the platform. */
async function filesIn(
  form: FormData,
  name: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const body = new FormData();
  for (const file of form.getAll(name)) if (file instanceof File && file.size > 0) body.append('file', file);
  // A body without any part is none that can be read.
  body.append('form', 'paper');
  const sent = new Response(body);
  return {
    type: sent.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await sent.arrayBuffer()),
  };
}

const faultKeys: Readonly<Record<string, StaffKey>> = {
  ours: 'papers.wrong.ours',
  future: 'papers.wrong.future',
  noInvoice: 'papers.wrong.noInvoice',
  twice: 'papers.wrong.twice',
};

function faultsIn(site: SiteContext, status: number, text: string): Record<string, Fault> {
  const say = sayer(site);
  const wrong = (path: string, key: StaffKey) => ({
    [path]: { key: 'form.wrong' as const, words: say(key) },
  });
  if (status === 413) return wrong('file', 'papers.wrong.large');
  const { payload } = JSON.parse(text || '{}')?.error ?? {};
  const [field] = fieldRefusal.array().safeParse(payload?.fields).data ?? [];
  if (!field) return wrong('file', 'papers.wrong.file');
  const path = field.path === 'issuedOn' ? 'issuedOn' : 'number';
  const key = faultKeys[field.kind];
  return key ? wrong(path, key) : { [path]: { key: 'form.wrong' } };
}

function backTo(site: SiteContext, slug: string) {
  return savedAt(site, 'adminOrder', { slug });
}
