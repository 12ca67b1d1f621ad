import { type Outcome, outcomeOf } from '@izlog/contract/client';
import { beginJoin, deleteJoined } from '@izlog/contract/user/joined/joined-accounts';
import {
  beginTotp,
  confirmTotp,
  createRecoveryCodes,
  deletePasskey,
  removeTotp,
  updatePasskey,
} from '@izlog/contract/user/second-factor';
import { deleteStaffSession, endOtherSessions } from '@izlog/contract/user/session';
import { resetStaffPassword, updateOwnStaff } from '@izlog/contract/user/staff';
import { data, redirect } from 'react-router';
import type { StaffKey } from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type FormRules, faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { forgetUser } from '#site/session/current-user.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import {
  joinRules,
  ownNameRules,
  passkeyNameRules,
  passwordAgainRules,
  staffPasswordRules,
  totpCodeRules,
} from './security-rules.ts';

type Answer = Partial<FormAnswer>;
interface Act {
  rules?: FormRules;
  run: (site: SiteContext, read: ReadField) => Promise<Answer | undefined>;
  /** The form is gone when it worked, so that the page itself has to say it; without scripts too. */
  leads?: ToastName;
  /** Which of our fields a refusal is about. */
  fields?: Readonly<Record<string, string>>;
  /** What is shown about a field that the platform finds wrong, in words of its own. */
  says?: StaffKey;
}

const passwordIsWrong = { 'code:INCORRECT_OLD_PASSWORD': 'password' };

/** The forms of "My security" by name; several of a kind have the id of what they are about behind it. */
const acts: Readonly<Record<string, Act>> = {
  name: {
    rules: ownNameRules,
    run: async (site, read) => {
      const details = { firstName: read('firstName').trim(), lastName: read('lastName').trim() };
      await ownCall(site)(updateOwnStaff, { details });
      forgetUser(site);
      return undefined;
    },
  },
  password: {
    rules: staffPasswordRules,
    fields: { 'code:INCORRECT_OLD_PASSWORD': 'oldPassword' },
    run: async (site, read) => {
      const given = { oldPassword: read('oldPassword'), newPassword: read('newPassword') };
      await ownCall(site)(resetStaffPassword, given);
      return { done: ['passwordChanged'] };
    },
  },
  totp: {
    rules: passwordAgainRules,
    fields: passwordIsWrong,
    run: async (site, read) => {
      const { secret, svg } = await ownCall(site)(beginTotp, { password: read('password') });
      return { done: [], shown: { secret, svg } };
    },
  },
  totpConfirm: {
    rules: totpCodeRules,
    fields: { 'code:SECOND_FACTOR_INVALID': 'code' },
    run: async (site, read) => {
      const code = read('code').replaceAll(/\s/g, '');
      const { recoveryCodes } = await ownCall(site)(confirmTotp, { code });
      return { done: [], shown: { codes: recoveryCodes.join(' ') } };
    },
  },
  totpRemove: {
    rules: passwordAgainRules,
    fields: passwordIsWrong,
    run: async (site, read) => {
      await ownCall(site)(removeTotp, { password: read('password') });
      return undefined;
    },
  },
  codes: {
    rules: passwordAgainRules,
    fields: passwordIsWrong,
    run: async (site, read) => {
      const { recoveryCodes } = await ownCall(site)(createRecoveryCodes, { password: read('password') });
      return { done: [], shown: { codes: recoveryCodes.join(' ') } };
    },
  },
  passkeyName: {
    rules: passkeyNameRules,
    run: async (site, read) => {
      await ownCall(site)(updatePasskey, { id: idIn(read), name: read('name').trim() });
      return undefined;
    },
  },
  passkeyRemove: {
    leads: 'saved',
    rules: passwordAgainRules,
    fields: passwordIsWrong,
    run: async (site, read) => {
      await ownCall(site)(deletePasskey, { id: idIn(read), password: read('password') });
      return undefined;
    },
  },
  join: {
    rules: joinRules,
    fields: { 'code:INCORRECT_OLD_PASSWORD': 'currentPassword' },
    says: 'joined.unknown',
    run: async (site, read) => {
      const password = read('currentPassword') || undefined;
      const shown = await ownCall(site)(beginJoin, { host: read('host').trim(), password });
      return { done: [], shown };
    },
  },
  joinRemove: {
    leads: 'saved',
    run: async (site, read) => {
      await ownCall(site)(deleteJoined, { id: idIn(read) });
      return undefined;
    },
  },
  login: {
    leads: 'loginEnded',
    run: async (site, read) => {
      await ownCall(site)(deleteStaffSession, { id: read('id') });
      return undefined;
    },
  },
  logins: {
    leads: 'loginEnded',
    run: async (site) => {
      await ownCall(site)(endOtherSessions, {});
      return undefined;
    },
  },
};

/** Handles one of the forms of "My security". */
export async function takeSecurityForm(site: SiteContext, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const key = name.split('-')[0] ?? '';
  const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
  if (!act) throw data(null, { status: 400 });
  const faults = faultsOf(act.rules ?? {}, read);
  // The key to type stays in the page when the code was wrong; the drawing was seen.
  const shown = read('secret') === '' ? {} : { shown: { secret: read('secret') } };
  if (Object.keys(faults).length > 0) return withShown(wrongForm(name, form, faults), shown);
  const wordsOf = () => act.says && staffWordsOf(languageRead(site))[act.says];
  const outcome: Outcome<Answer | undefined> = await outcomeOf(act.run(site, read));
  if (outcome.errored)
    return withShown(refusedForm(site, name, form, outcome.error, act.fields, wordsOf), shown);
  if (act.leads) {
    site.cookies.push(flashCookie(act.leads));
    return redirect(pathTo('adminSecurity', {}, site.language), { status: 303 });
  }
  return data<FormAnswer>({ form: name, done: ['saved'], ...outcome.data });
}

function withShown(answer: ReturnType<typeof wrongForm>, shown: Pick<FormAnswer, 'shown'>) {
  return { ...answer, data: { ...answer.data, ...shown } };
}

const idIn = (read: ReadField): number => Math.max(1, Math.trunc(Number(read('id'))) || 1);
