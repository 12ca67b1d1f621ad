import { outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { defineImport } from '@izlog/contract/resource/record-calls';
import { data } from 'react-router';
import { csvRefusal, readCsvForm } from '#site/admin/ground/frame/csv-form.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { FileAnswer } from './file-panel.tsx';

type Import = ReturnType<typeof defineImport>;

/** Whether the form of a list brings a file. */
export const isFileForm = (url: URL): boolean => url.searchParams.get('file') === 'in';

/** Says what would come in of a file of declared records, or takes it in. */
export async function takeFile(
  site: SiteContext,
  { endpoints }: { endpoints: { import?: Import } },
  request: Request,
) {
  const take = endpoints.import;
  if (!take) throw notFound();
  const { isStart, text, refused } = await readCsvForm(site, request);
  const refuse = (why: StaffKey) => data<FileAnswer>({ form: 'file', refused: why }, { status: 400 });
  if (refused) return refuse(refused);
  const input: EndpointInput<Import> = { file: text, isDryRun: !isStart };
  const outcome = await outcomeOf(ownCall(site)(take, input));
  if (outcome.errored) return refuse(csvRefusal(outcome.error.status, 'resource.noTable'));
  return data<FileAnswer>({ form: 'file', report: outcome.data, ...(!isStart && { text }) });
}
