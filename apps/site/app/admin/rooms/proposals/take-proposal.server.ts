import { outcomeOf } from '@izlog/contract/client';
import { refusalReasons } from '@izlog/contract/user/proposals/proposal-states';
import { approveProposal, refuseProposal, undoProposal } from '@izlog/contract/user/proposals/proposals';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Handles the forms of a proposal: approved, all of it or the rows that are ticked, refused with a word, or taken back. */
export async function takeProposal(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const rows = read('act') === 'chosen' ? tickedIn(form) : undefined;
  if (name === 'approve' && rows?.length === 0)
    return wrongForm(name, form, {
      rows: { key: 'form.wrong', words: wordsOf(site)('proposals.chooseOne') },
    });
  const call = ownCall(site);
  const reason = refusalReasons.find((one) => one === read('reason')) ?? 'mend';
  const acts: Record<string, () => Promise<unknown>> = {
    approve: () => call(approveProposal, { id, madeAt: read('madeAt'), ...(rows && { rows }) }),
    refuse: () => call(refuseProposal, { id, reason, word: read('word').trim() }),
    undo: () => call(undoProposal, { id }),
  };
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw data(null, { status: 400 });
  const outcome = await outcomeOf(writtenOrNotFound(act()));
  return outcome.errored
    ? refusedForm(site, name, form, outcome.error)
    : savedAt(site, 'adminProposal', { id });
}

/** The rows that are ticked, each by the number of what it changes. */
const tickedIn = (form: FormData): number[] =>
  [...form.keys()].flatMap((key) => {
    const row = Number(/^row\.([1-9]\d{0,14})$/.exec(key)?.[1]);
    return row && form.get(key) === 'true' ? [row] : [];
  });
