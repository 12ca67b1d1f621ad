import { outcomeOf } from '@izlog/contract/client';
import { fileEncodings } from '@izlog/contract/product/files/product-files';
import { peopleKinds, takePeople } from '@izlog/contract/user/people-files';
import { data } from 'react-router';
import type { StaffKey } from '../../i18n/messages.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import { readFormWithFiles } from '../media/upload-plain.server.ts';
import type { PeopleAnswer } from './people-screen.tsx';

/** Most characters of a file of people: the platform takes a megabyte at once. */
const longest = 900_000;

/** Says what would come in of a file of people, or takes it in. */
export async function takePeopleForm(site: SiteContext, request: Request) {
  const form = await formOf(request);
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const what = peopleKinds.find((one) => one === read('what')) ?? 'customers';
  const origin = read('origin').trim().slice(0, 500);
  const refuse = (refused: StaffKey) => data<PeopleAnswer>({ refused, what, origin }, { status: 400 });
  const text = form.has('start') ? read('text') : await textOf(form.get('file'), read('encoding'));
  if (text === null) return refuse('products.fileFaultEncoding');
  if (text.trim() === '') return refuse('products.fileRequired');
  if (text.length > longest) return refuse('people.tooLarge');
  const isDryRun = !form.has('start');
  const outcome = await outcomeOf(ownCall(site)(takePeople, { what, file: text, origin, isDryRun }));
  if (outcome.errored)
    return refuse(
      outcome.error.status === 413
        ? 'people.tooLarge'
        : outcome.error.status === 400
          ? 'people.noTable'
          : 'products.fileNotTaken',
    );
  return data<PeopleAnswer>({ what, origin, report: outcome.data, ...(isDryRun && { text }) });
}

async function formOf(request: Request): Promise<FormData> {
  const isWithFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  if (isWithFile) return readFormWithFiles(request);
  const body = await request.text();
  if (body.length > 4 * longest) throw data(null, { status: 413 });
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
}

/** The words of a file; null where they are not of the encoding that was said. */
async function textOf(file: FormDataEntryValue | null, asked: string): Promise<string | null> {
  if (!(file instanceof File)) return '';
  const encoding = fileEncodings.find((one) => one === asked) ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
