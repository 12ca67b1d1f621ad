import { outcomeOf } from '@izlog/contract/client';
import {
  type ContentImport,
  importFilter,
  importGet,
  importStart,
  importWxr,
} from '@izlog/contract/cms/import/content-import';
import { data, redirect } from 'react-router';
import { readFormWithFiles } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { isUnknown, notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** The last imports, the newest first. */
export async function loadImports(site: SiteContext): Promise<ImportRow[]> {
  const { records } = await ownCall(site)(importFilter, {});
  return records;
}
export type ImportRow = Omit<ContentImport, 'report'>;

/** One import with its report; 404 for one there is not. */
export async function loadImport(site: SiteContext, id: string): Promise<ContentImport> {
  const outcome = await outcomeOf(ownCall(site)(importGet, { id: numberOf(id) }));
  if (!outcome.errored) return outcome.data;
  throw isUnknown(outcome.error) ? notFound() : outcome.error;
}

/** Why an export was not taken, as the form says it. */
export interface RefusedExport {
  refused: 'payloadTooLarge' | 'required' | 'other';
}

/** Takes an export and leads to what would come of it. */
export async function takeExport(site: SiteContext, request: Request) {
  const file = (await readFormWithFiles(request)).get('file');
  if (!(file instanceof File) || file.size === 0)
    return data({ refused: 'required' } satisfies RefusedExport, { status: 400 });
  const body = new FormData();
  body.append('file', file);
  const sent = new Response(body);
  const { status, text } = await site.ask(
    importWxr,
    {},
    { type: sent.headers.get('content-type') ?? '', bytes: new Uint8Array(await sent.arrayBuffer()) },
  );
  if (status !== 200) {
    const refused = status === 413 ? 'payloadTooLarge' : 'other';
    return data({ refused } satisfies RefusedExport, { status: status === 413 ? 413 : 400 });
  }
  const { id } = (JSON.parse(text) as { data: Pick<ContentImport, 'id'> }).data;
  return redirect(pathTo('adminImport', { id: String(id) }, site.language), { status: 303 });
}

/** Begins an import as the form says: as drafts or not, with pictures of the ticked hosts. */
export async function startImport(site: SiteContext, id: string, form: FormData) {
  const read = reader(form);
  const outcome = await outcomeOf(
    ownCall(site)(importStart, {
      id: numberOf(id),
      isDraft: read('isDraft') !== '',
      allowHosts: form
        .getAll('host')
        .filter((one): one is string => typeof one === 'string')
        .slice(0, 20),
    }),
  );
  if (outcome.errored) return refusedForm(site, read('form'), form, outcome.error);
  return redirect(pathTo('adminImport', { id }, site.language), { status: 303 });
}

const numberOf = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 1);
