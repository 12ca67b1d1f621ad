import { outcomeOf } from '@izlog/contract/client';
import {
  fileEncodings,
  filterProductFiles,
  getProductFile,
  matchProductFile,
  type ProductFile,
  readProductFile,
  refusedOfProductFile,
  startProductFile,
  takeOutProducts,
  takeProductFile,
} from '@izlog/contract/product/files/product-files';
import { tableTargets, takenOut, weightUnits } from '@izlog/contract/product/files/table-targets';
import { data, redirect } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readFormWithFiles } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { personFile } from '#site/admin/record/file/person-file.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { FilesView } from './files-screen.tsx';

/** The last files, and what else may be taken out by the person who asks. */
export async function loadFiles(site: SiteContext): Promise<FilesView> {
  const [{ records }, user] = await Promise.all([site.call(filterProductFiles, {}), staffUser(site)]);
  const scope = user?.scope ?? [];
  return {
    files: records,
    hasOrders: scope.includes('orders.read'),
    hasPeople: scope.includes('users.edit'),
  };
}

/** One file with its report; 404 for one there is not. */
export const loadFile = (site: SiteContext, id: string): Promise<ProductFile> =>
  orNotFound(site.call(getProductFile, { id: numberOf(id) }));

/** Takes a file and leads to what would come of it. */
export async function takeFileForm(site: SiteContext, request: Request) {
  const form = await readFormWithFiles(request);
  const file = form.get('file');
  const encoding = fileEncodings.find((one) => one === form.get('encoding'));
  if (!(file instanceof File) || file.size === 0)
    return data({ refused: 'products.fileRequired' as const }, { status: 400 });
  const body = new FormData();
  body.append('file', file);
  const sent = new Response(body);
  const { status, text } = await site.ask(takeProductFile, encoding ? { encoding } : {}, {
    type: sent.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await sent.arrayBuffer()),
  });
  if (status !== 200)
    return data(
      { refused: status === 413 ? ('products.fileTooLarge' as const) : ('products.fileNotTaken' as const) },
      { status: status === 413 ? 413 : 400 },
    );
  const { id } = (JSON.parse(text) as { data: Pick<ProductFile, 'id'> }).data;
  return redirect(pathTo('adminFile', { id: String(id) }, site.language), { status: 303 });
}

/** Says what the columns are, or begins what was looked through. */
export async function takeFileAct(site: SiteContext, id: string, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const number = numberOf(id);
  const call = ownCall(site);
  if (name === 'match') {
    const { columns } = await loadFile(site, id);
    const targets = columns.map(
      (_column, place) => tableTargets.find((one) => one === read(`column-${place}`)) ?? null,
    );
    const outcome = await outcomeOf(call(matchProductFile, { id: number, targets }));
    if (outcome.errored) {
      if (outcome.error.status !== 400) return refusedForm(site, 'match', form, outcome.error);
      const refusal = sayer(site)('products.fileMatchWrong');
      return data<FormAnswer>({ form: 'match', refusal, typed: typedFields(form) }, { status: 400 });
    }
  } else if (name === 'read') {
    const weightUnit = weightUnits.find((one) => one === read('weightUnit')) ?? null;
    const uniqueSkus = read('uniqueSkus') === 'true';
    const outcome = await outcomeOf(call(readProductFile, { id: number, weightUnit, uniqueSkus }));
    if (outcome.errored) return refusedForm(site, 'read', form, outcome.error);
  } else if (name === 'start') {
    const allowHosts = form
      .getAll('host')
      .filter((one): one is string => typeof one === 'string')
      .slice(0, 20);
    const outcome = await outcomeOf(call(startProductFile, { id: number, allowHosts }));
    if (outcome.errored) return refusedForm(site, 'start', form, outcome.error);
  } else throw data(null, { status: 400 });
  return redirect(pathTo('adminFile', { id }, site.language), { status: 303 });
}

/** A file that leaves the shop; who takes people out must hold more than a look at them. */
export async function takeOutFile(site: SiteContext, what: string): Promise<Response> {
  await mustHold(site, 'catalogue.edit');
  const known = takenOut.find((one) => one === what);
  if (!known) throw notFound();
  return personFile(site, takeOutProducts, { what: known });
}

/** The refused rows of a file as they stood. */
export const refusedRowsFile = (site: SiteContext, id: string): Promise<Response> =>
  personFile(site, refusedOfProductFile, { id: numberOf(id) });

function numberOf(id: string): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}
