import { filterJoined } from '@izlog/contract/user/joined/joined-accounts';
import {
  filterProgramKeys,
  getProgramKey,
  type ProgramKey,
} from '@izlog/contract/user/programs/program-keys';
import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { loadActsOfKey } from '#site/admin/rooms/log/door/acts-of-key.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { type KeyAct, type KeyDraft, type KeyReach, worryOf } from './key-view.ts';

const views = ['works', 'worry', 'over'] as const;

/** The keys of the site, in one of three parts: those that work, those to look at, those that are over. */
export async function loadKeys(site: SiteContext, url: URL) {
  const now = Date.now();
  const { records } = await site.call(filterProgramKeys, {});
  const isIn = {
    works: records.filter(({ state }) => state === 'works'),
    worry: records.filter((key) => key.state === 'makerGone' || worryOf(key, now) !== undefined),
    over: records.filter(({ state }) => state !== 'works'),
  };
  const view = views.find((one) => one === url.searchParams.get('view')) ?? 'works';
  return {
    view,
    now,
    isEmpty: records.length === 0,
    keys: isIn[view],
    counts: { works: isIn.works.length, worry: isIn.worry.length, over: isIn.over.length },
  };
}

export interface LoadedKey {
  /** Missing for one that is yet to be made. */
  keyOf?: ProgramKey;
  acts: KeyAct[];
  reach: KeyReach;
  draft: KeyDraft;
  now: number;
  isFromOther: boolean;
  /** The address of the shop, for a call that tries the key. */
  origin: string;
}

/** A key by the id of an address, with what it did last; `novi` for one that is yet to be made, 404 for any other. */
export async function loadKey(site: SiteContext, id: string, { origin }: URL): Promise<LoadedKey> {
  const reach = await loadReach(site);
  const now = Date.now();
  if (id === 'novi')
    return { acts: [], reach, draft: emptyDraft(site, now), now, isFromOther: false, origin };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const key = await orNotFound(site.call(getProgramKey, { id: Number(id) }));
  const { name, mayRead, mayWrite, proposes, networks, endsOn, callsPerMinute } = key;
  const draft: KeyDraft = {
    ...{ name, mayRead, mayWrite, proposes, networks, callsPerMinute },
    endsOn: endsOn ?? '',
    siteIds: key.sites.map((one) => one.id),
  };
  const isFromOther = key.home.id !== Number(site.site.siteId);
  return { keyOf: key, acts: await loadActsOfKey(site, key.id), reach, draft, now, isFromOther, origin };
}

/** A key for this site, from anywhere, for a year. */
function emptyDraft({ site }: SiteContext, now: number): KeyDraft {
  const [year, ...rest] = shopDayOf(now).split('-');
  const sameDay = [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28');
  return {
    name: '',
    mayRead: [],
    mayWrite: [],
    proposes: false,
    siteIds: [Number(site.siteId)],
    networks: [],
    endsOn: sameDay,
    callsPerMinute: 600,
  };
}

async function loadReach(site: SiteContext): Promise<KeyReach> {
  const [user, joined] = await Promise.all([staffUser(site), site.call(filterJoined, {})]);
  const others = joined.records.filter(({ isOpen }) => isOpen);
  return {
    scope: user?.scope ?? [],
    sites: [
      { id: Number(site.site.siteId), name: site.site.name },
      ...others.map(({ siteId, site: name }) => ({ id: siteId, name })),
    ],
  };
}
