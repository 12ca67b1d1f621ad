import { readForm } from '#site/kit/forms/read-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { actKeyField } from './act-key-field.ts';

/** The fields of a form of staff; its acts are done once under the key that it carries. See readForm. */
export async function readStaffForm(
  site: Pick<SiteContext, 'act'>,
  request: Request,
  mostBytes?: number,
): Promise<FormData> {
  return underItsKey(site, await readForm(request, mostBytes));
}

/** Most bytes of a form with files: they lie in memory until they are stored. Larger ones go up by tickets. */
const mostBytes = 64 * 1024 * 1024;

/** The fields of a form with files; one larger than 64 MB is answered with 413 before it fills the memory. */
export const readFormWithFiles = (request: Request): Promise<FormData> => readForm(request, mostBytes);

/** Has the platform do once, under its key, what is done for a form that was read otherwise. */
export function underItsKey(site: Pick<SiteContext, 'act'>, form: FormData): FormData {
  const key = form.get(actKeyField);
  // One that was meddled with is done as it comes.
  if (typeof key === 'string' && /^[\w-]{1,100}$/.test(key)) site.act = { key, calls: new Map() };
  return form;
}
