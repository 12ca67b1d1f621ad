import { fileAt } from '@izlog/contract/resource/record-calls';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { personFile } from './person-file.server.ts';

const isWord = (text: string | undefined): text is string => /^[A-Za-z]{1,40}$/.test(text ?? '');

/** The records of a declaration as a file, narrowed as their list is; it comes back in as it went out. */
export function recordsFile(
  site: Pick<SiteContext, 'ask'>,
  { service, name }: { service?: string | undefined; name?: string | undefined },
  asked: URLSearchParams,
): Promise<Response> {
  if (!(isWord(service) && isWord(name))) throw notFound();
  const narrowed = Object.fromEntries([...asked].filter(([key]) => isWord(key) && key !== 'after'));
  return personFile(site, fileAt(service, name, Object.keys(narrowed)), narrowed);
}
