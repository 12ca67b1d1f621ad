import { proposalStates } from '@izlog/contract/user/proposals/proposal-states';
import { filterProposals, getProposal } from '@izlog/contract/user/proposals/proposals';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { changesOf } from '#site/admin/rooms/log/door/changes-of.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

/** A page of what assistants proposed, in one state or all, the newest first. */
export async function loadProposals(site: SiteContext, url: URL) {
  const state = proposalStates.find((one) => one === url.searchParams.get('state'));
  const page = pageOf(url);
  const found = await site.call(filterProposals, { page, ...(state && { state }) });
  return {
    ...found,
    state: state ?? null,
    now: Date.now(),
    server: `${url.origin}/mcp`,
    mayMakeKeys: await mayMakeKeys(site),
  };
}

/** One proposal with what it changes, in the words of the log. */
export async function loadProposal(site: SiteContext, id: string | undefined) {
  const one = await orNotFound(site.call(getProposal, { id: recordIdOf(id) }));
  const inWords = changesOf(one.changes, wordsOf(site));
  const rows = one.changes.map(({ row }, place) => ({ row, change: inWords[place] }));
  return {
    one: { ...one, changes: rows.flatMap(({ row, change }) => (change ? [{ row, ...change }] : [])) },
    mayMakeKeys: await mayMakeKeys(site),
  };
}

/** The keys are a screen of who manages colleagues. */
const mayMakeKeys = async (site: SiteContext): Promise<boolean> =>
  (await staffUser(site))?.scope.includes('staff.edit') ?? false;

export type LoadedProposals = Awaited<ReturnType<typeof loadProposals>>;
export type LoadedProposal = Awaited<ReturnType<typeof loadProposal>>;
export type ShownProposal = LoadedProposal['one'];
