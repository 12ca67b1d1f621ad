import type { Permission } from '@izlog/contract/permissions';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { ActionFunctionArgs, LoaderFunctionArgs, Params } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { type Words, wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { MessageKey, StaffKey } from '#site/i18n/messages.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';

/** Who may open a screen: one of several rights, or anyone who works here, where the screen itself tells who sees what. */
type Needs = Permission | readonly [Permission, ...Permission[]] | 'anyStaff';

/** A screen of the back office. */
interface StaffRoute {
  /** Its name among the addresses. */
  name: ScreenName;
  /** What it is called, where its loader says nothing else. */
  title: MessageKey | StaffKey;
  needs: Needs;
  /** Parts of its address where it names none. */
  params?: Readonly<Record<string, string>>;
}

/** What an address asks for. */
interface Asked {
  site: SiteContext;
  url: URL;
  params: Readonly<Params>;
  /** Words of the back office by their key. */
  words: Words;
}

/** The loader of a screen: who may, its head, and what `load` finds; a `title` of its own stands above the record it is about. */
export const staffLoader =
  <T extends object>(
    { name, title: key, needs, params: usual }: StaffRoute,
    load: (asked: Asked) => T | Promise<T>,
  ) =>
  async ({ context, url, params }: LoaderFunctionArgs): Promise<Loaded<T>> => {
    const site = context.get(siteContext);
    await mustMay(site, needs);
    const { title, ...loaded } = (await load({ site, url, params, words: wordsOf(site) })) as T & {
      title?: string;
    };
    const { seo } = loadPlainScreen(context, name, key, { ...usual, ...said(params) });
    return { ...loaded, seo: title === undefined ? seo : { ...seo, title } } as Loaded<T>;
  };

/** What a screen is drawn from. */
type Loaded<T> = T extends object ? Omit<T, 'title'> & ReturnType<typeof loadPlainScreen> : never;

/** The action of a screen: who may, and its form, whose act is done once. */
export const staffAction =
  <T>(
    { needs }: Pick<StaffRoute, 'needs'>,
    take: (sent: Omit<Asked, 'words'> & { form: FormData }) => T,
    mostBytes?: number,
  ) =>
  async ({ context, request, url, params }: ActionFunctionArgs) => {
    const site = context.get(siteContext);
    await mustMay(site, needs);
    return take({ site, url, params, form: await readStaffForm(site, request, mostBytes) });
  };

/** The action of a screen whose forms bring files, which `take` reads as they come. */
export const staffFileAction =
  <T>({ needs }: Pick<StaffRoute, 'needs'>, take: (sent: Omit<Asked, 'words'> & { request: Request }) => T) =>
  async ({ context, request, url, params }: ActionFunctionArgs) => {
    const site = context.get(siteContext);
    await mustMay(site, needs);
    return take({ site, url, params, request });
  };

const mustMay = async (site: SiteContext, needs: Needs): Promise<void> => {
  if (needs !== 'anyStaff') await mustHold(site, ...([needs].flat() as [Permission, ...Permission[]]));
};

/** The parts of an address that are there. */
const said = (params: Readonly<Params>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
