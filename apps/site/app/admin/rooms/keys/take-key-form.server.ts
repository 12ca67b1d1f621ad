import { outcomeOf } from '@izlog/contract/client';
import { keyKinds } from '@izlog/contract/user/programs/key-kinds';
import { keyPresetNames, keyRights } from '@izlog/contract/user/programs/key-rights';
import {
  createProgramKey,
  endOldProgramKey,
  giveBackProgramKey,
  longestOverlapHours,
  type ProgramKey,
  rotateProgramKey,
  takeBackProgramKey,
  updateProgramKey,
} from '@izlog/contract/user/programs/program-keys';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { keyRules, networksIn } from './key-rules.ts';
import { presetRights } from './key-words.ts';

/** Makes a key and shows it: the answer is the only place where it stands. */
export async function takeNewKey(site: SiteContext, form: FormData) {
  const faults = faultsOf(keyRules(sayer(site)), reader(form));
  if (Object.keys(faults).length > 0) return wrongForm('key', form, faults);
  const kind = keyKinds.find((one) => one === form.get('kind')) ?? 'izlog';
  const refused = await refusedProof(site, 'key', form);
  if (refused) return refused;
  const outcome = await outcomeOf(ownCall(site)(createProgramKey, { ...fieldsIn(form), kind }));
  if (outcome.errored) return refusedForm(site, 'key', form, outcome.error);
  return data<FormAnswer>(shownOnce('key', outcome.data));
}

/** Handles a form about a key: what it may do, a new secret, that the old one ends, that it is taken back or given back. */
export async function takeKeyForm(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const call = ownCall(site);
  const acts: Record<string, () => Promise<ProgramKey>> = {
    key: () => call(updateProgramKey, { id, ...fieldsIn(form) }),
    endOld: () => call(endOldProgramKey, { id }),
    takeBack: () => call(takeBackProgramKey, { id }),
    giveBack: () => call(giveBackProgramKey, { id }),
  };
  if (name === 'key') {
    const faults = faultsOf(keyRules(sayer(site)), read);
    if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  }
  const refused = await refusedProof(site, name, form);
  if (refused) return refused;
  if (name === 'rotate') {
    const overlapHours = Math.min(
      Math.max(Math.trunc(Number(read('overlapHours'))) || 0, 0),
      longestOverlapHours,
    );
    const outcome = await outcomeOf(call(rotateProgramKey, { id, overlapHours }));
    if (outcome.errored) return refusedForm(site, name, form, outcome.error);
    return data<FormAnswer>(shownOnce(name, outcome.data));
  }
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw data(null, { status: 400 });
  const outcome = await outcomeOf(act());
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  // A key of another site that was ended here is not among those of this one any more.
  const isGone = name === 'takeBack' && outcome.data.home.id !== Number(site.site.siteId);
  return isGone ? savedAt(site, 'adminKeys') : savedAt(site, 'adminKey', { id });
}

const shownOnce = (
  form: string,
  { key, secret }: { key: { id: number; name: string }; secret: string },
): FormAnswer => ({ form, done: [], shown: { secret, id: String(key.id), name: key.name } });

function fieldsIn(form: FormData) {
  const read = reader(form);
  const preset = keyPresetNames.find((one) => one === read('purpose'));
  const granted = (how: string) => keyRights.filter((one) => read(`right.${one}`) === how);
  const { mayRead, mayWrite, proposes } = preset
    ? presetRights(preset)
    : {
        mayRead: granted('read'),
        mayWrite: granted('write'),
        proposes: read('proposes') === 'true',
      };
  const siteIds = form.getAll('siteIds').map(Number).filter(Number.isSafeInteger);
  return {
    name: read('name').trim(),
    mayRead: [...mayRead],
    mayWrite: [...mayWrite],
    proposes,
    ...(siteIds.length > 0 && { siteIds }),
    networks: networksIn(read('networks')),
    endsOn: read('endsOn').trim() || null,
    callsPerMinute: Number(read('callsPerMinute')),
  };
}
