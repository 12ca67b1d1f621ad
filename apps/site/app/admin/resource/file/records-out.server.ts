import { outcomeOf } from '@izlog/contract/client';
import { exportAt } from '@izlog/contract/resource/record-calls';
import { data } from 'react-router';
import { notFound } from '../../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../../platform-client/site-context.ts';
import { csvFile } from '../../products/files/csv-file.ts';

const isWord = (text: string | undefined): text is string => /^[A-Za-z]{1,40}$/.test(text ?? '');

/** The records of a declaration as a file, narrowed as their list is; it comes back in as it went out. */
export async function recordsFile(
  { call }: Pick<SiteContext, 'call'>,
  { service, name }: { service?: string | undefined; name?: string | undefined },
  asked: URLSearchParams,
): Promise<Response> {
  if (!(isWord(service) && isWord(name))) throw notFound();
  const narrowed = Object.fromEntries([...asked].filter(([key]) => isWord(key) && key !== 'after'));
  const endpoint = exportAt(service, name, Object.keys(narrowed));
  const file: string[][] = [];
  let after: string | null | undefined;
  do {
    const outcome = await outcomeOf(call(endpoint, { ...narrowed, ...(after && { after }) }));
    if (outcome.errored) {
      const { status } = outcome.error;
      throw status === 404 ? notFound() : data(null, { status: status >= 400 ? status : 503 });
    }
    const { columns, rows, next } = outcome.data;
    if (file.length === 0) file.push(columns);
    file.push(...rows);
    after = next;
  } while (after);
  return csvFile(file);
}
