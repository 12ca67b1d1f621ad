import { permissionsOf } from '@izlog/contract/endpoint';
import type { Permission } from '@izlog/contract/permissions';
import type { MadeEndpoints, Resource } from '@izlog/contract/resource';
import type { Fields } from '@izlog/contract/resource/field';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { splitPrefix } from '#site/i18n/path-to.ts';
import { matchPath } from '#site/i18n/staff-path.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';
import { isFileForm, takeFile } from './file/take-file.server.ts';
import type { AnyRow, ListView, OwnLook, TabCounts } from './list-view.ts';
import { loadForm, type SavedResource } from './load-form.server.ts';
import { loadList } from './load-list.server.ts';
import { takeBulk } from './take-bulk.server.ts';
import { takeForm } from './take-form.server.ts';

/** The list of a declared record. */
export interface RecordList {
  resource: Resource;
  /** Its page, where that is more than the endpoint answers. */
  load?(site: SiteContext, url: URL): Promise<ListView>;
  /** How many records the lists beside it have. */
  counts?(site: SiteContext): Promise<TabCounts>;
}

/** The form of a declared record. */
export interface RecordForm {
  resource: SavedResource;
  /** What a new one begins with, where that is more than nothing. */
  start?: AnyRow;
}

/** The list at an address. Who may read its records may open it; what else they may the platform says. */
export async function loadRecordList<N extends ScreenName>(
  lists: Readonly<Record<N, RecordList>>,
  looks: Readonly<Record<N, OwnLook>>,
  { context, url }: LoaderFunctionArgs,
) {
  const site = context.get(siteContext);
  const name = screenAt(lists, site, url);
  const { resource, load, counts } = lists[name];
  await mustRead(site, resource);
  const [view, beside] = await Promise.all([
    load ? load(site, url) : loadList(site, url, resource),
    counts?.(site),
  ]);
  const { record, words }: OwnLook = looks[name];
  const title = words?.title ?? `${record}.list.title`;
  return { ...loadPlainScreen(context, name, title as StaffKey), name, view, counts: beside };
}

/** Takes a file of records, or does one thing to those that were chosen. */
export async function takeRecordList<N extends ScreenName>(
  lists: Readonly<Record<N, RecordList>>,
  { context, request, url }: ActionFunctionArgs,
) {
  const site = context.get(siteContext);
  const { resource } = lists[screenAt(lists, site, url)];
  await mustRead(site, resource);
  const { import: takes, bulk } = resource.endpoints as Partial<MadeEndpoints<Fields>>;
  if (takes && isFileForm(url)) return takeFile(site, { endpoints: { import: takes } }, request);
  if (!bulk) throw notFound();
  return takeBulk(site, bulk, await readStaffForm(site, request), url);
}

/** The form at an address, of a record by its id or of a new one (`novi`). */
export async function loadRecordForm<N extends ScreenName>(
  forms: Readonly<Record<N, RecordForm>>,
  looks: Readonly<Record<N, OwnLook>>,
  { context, url, params: { id = '' } }: LoaderFunctionArgs,
) {
  const site = context.get(siteContext);
  const name = screenAt(forms, site, url);
  const { resource, start } = forms[name];
  await mustRead(site, resource);
  const view = await loadForm(site, resource, id, { ...(start && { start }) });
  const { record } = looks[name];
  const { seo } = loadPlainScreen(context, name, `${record}.new` as StaffKey, { id });
  const title = view.record
    ? (nameOf(site, resource, view.record) ?? wordsOf(site)(`${record}.one`))
    : seo.title;
  return { seo: { ...seo, title }, name, view };
}

/** Saves the record of a form, or has it go. */
export async function takeRecordForm<N extends ScreenName>(
  forms: Readonly<Record<N, RecordForm>>,
  looks: Readonly<Record<N, OwnLook>>,
  { context, request, url, params: { id = '' } }: ActionFunctionArgs,
) {
  const site = context.get(siteContext);
  const name = screenAt(forms, site, url);
  const { resource } = forms[name];
  await mustRead(site, resource);
  const look: OwnLook = looks[name];
  return takeForm(site, resource, id, await readStaffForm(site, request), {
    list: look.route,
    record: name,
    look,
  });
}

/** What a record is called: its name, in the language of the page where it has several. */
export function nameOf(
  { language }: Pick<SiteContext, 'language'>,
  { fields }: Pick<Resource, 'fields'>,
  record: AnyRow,
): string | undefined {
  const [field = ''] = Object.entries(fields).find(([, { list }]) => list === 'name') ?? [];
  const name = record[field];
  if (typeof name === 'string') return name;
  const names = (name ?? {}) as Readonly<Record<string, string>>;
  return names[language.code] ?? Object.values(names)[0];
}

/** The screen of an address; 404 for one that no table has. */
function screenAt<N extends ScreenName>(
  screens: Readonly<Record<N, unknown>>,
  { site, language }: SiteContext,
  { pathname }: URL,
): N {
  const found = matchPath(splitPrefix(pathname, site.languages).rest, language.code2)?.name;
  if (found === undefined || !Object.hasOwn(screens, found)) throw notFound();
  return found as N;
}

/** Who may read the records, as their endpoint says. */
const mustRead = (site: SiteContext, { endpoints: { filter } }: Pick<Resource, 'endpoints'>) =>
  mustHold(site, ...(permissionsOf(filter.access) as [Permission, ...Permission[]]));
