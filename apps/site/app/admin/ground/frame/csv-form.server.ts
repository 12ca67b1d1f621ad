import { fileEncodings } from '@izlog/contract/product/files/product-files';
import { data } from 'react-router';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readFormWithFiles, underItsKey } from './once/read-staff-form.server.ts';

/** Most characters of a file: the platform takes a megabyte at once. */
const longest = 900_000;

/** What a form with a table says: its words, or why they cannot be read; `isStart` once they were looked through. */
export interface CsvForm {
  read: (name: string) => string;
  text: string;
  refused: StaffKey | undefined;
  isStart: boolean;
}

/** Reads a form whose first step carries a file, and whose second the words of that file. */
export async function readCsvForm(site: Pick<SiteContext, 'act'>, request: Request): Promise<CsvForm> {
  const form = underItsKey(site, await formOf(request));
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const isStart = form.has('start');
  const text = isStart ? read('text') : await textOf(form.get('file'), read('encoding'));
  return { read, text: text ?? '', refused: faultOf(text), isStart };
}

function faultOf(text: string | null): StaffKey | undefined {
  if (text === null) return 'products.fileFaultEncoding';
  if (text.trim() === '') return 'products.fileRequired';
  return text.length > longest ? 'people.tooLarge' : undefined;
}

/** Why the platform did not take a table, in words. */
export const csvRefusal = (status: number, noTable: StaffKey = 'people.noTable'): StaffKey =>
  status === 413 ? 'people.tooLarge' : status === 400 ? noTable : 'products.fileNotTaken';

async function formOf(request: Request): Promise<FormData> {
  const isWithFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  if (isWithFile) return readFormWithFiles(request);
  const body = await request.text();
  if (body.length > 4 * longest) throw data(null, { status: 413 });
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return form;
}

/** The words of a file; null where they are not of the encoding that was chosen. */
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
