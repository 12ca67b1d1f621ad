import { outcomeOf } from '@izlog/contract/client';
import { type Permission, permissions } from '@izlog/contract/permissions';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { endStaffSessions } from '@izlog/contract/user/session';
import {
  createRole,
  deleteRole,
  inviteStaff,
  resetSecondFactor,
  updateRole,
  updateStaff,
} from '@izlog/contract/user/staff';
import { data, redirect } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { roleName } from './door/role-words.ts';
import { inviteRules, memberRules, roleRules } from './staff-rules.ts';
import type { RoleView } from './staff-view.ts';

const nameFields = { 'details.firstName': 'firstName', 'details.lastName': 'lastName' };

/** Invites somebody by mail and goes back to the list. */
export async function takeInvite(site: SiteContext, form: FormData) {
  const read = reader(form);
  const roleIds = idsIn(form, 'roles');
  const faults = { ...faultsOf(inviteRules, read), ...missingRoles(roleIds) };
  if (Object.keys(faults).length > 0) return wrongForm('invite', form, faults);
  const refused = await refusedProof(site, 'invite', form);
  if (refused) return refused;
  const outcome = await outcomeOf(
    ownCall(site)(inviteStaff, {
      email: read('email').trim(),
      details: namesIn(read),
      roleIds,
      language: read('language'),
    }),
  );
  if (outcome.errored)
    return refusedForm(site, 'invite', form, outcome.error, { ...nameFields, 'code:USER_EXISTS': 'email' });
  return goTo(site, 'adminStaff', 'invited');
}

/** Handles a form about a colleague: name and roles, lock, logins, second factors, the invitation once more. */
export async function takeMemberForm(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const call = ownCall(site);
  const roleIds = idsIn(form, 'roles');
  const acts: Record<string, () => Promise<unknown>> = {
    member: () => call(updateStaff, { id, details: namesIn(read), roleIds }),
    lock: () => call(updateStaff, { id, isActive: false }),
    unlock: () => call(updateStaff, { id, isActive: true }),
    endLogins: () => call(endStaffSessions, { id }),
    resetFactors: () => call(resetSecondFactor, { id }),
    inviteAgain: () =>
      call(inviteStaff, {
        email: read('email'),
        details: namesIn(read),
        roleIds,
        language: read('language') || undefined,
      }),
  };
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw data(null, { status: 400 });
  if (name === 'member') {
    const faults = { ...faultsOf(memberRules, read), ...missingRoles(roleIds) };
    if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  }
  const refused = await refusedProof(site, name, form);
  if (refused) return refused;
  const outcome = await outcomeOf(act());
  if (outcome.errored) return refusedForm(site, name, form, outcome.error, nameFields);
  if (name === 'member') return data<FormAnswer>({ form: name, done: ['saved'] });
  if (name === 'inviteAgain') return data<FormAnswer>({ form: name, done: ['invited'] });
  // The other forms may be gone then, so the page itself says that it worked.
  return savedAt(site, 'adminMember', { id });
}

/** Makes, changes or deletes a role; `role` is missing for a new one. */
export async function takeRoleForm(site: SiteContext, role: RoleView | undefined, form: FormData) {
  const id = role?.id;
  const read = reader(form);
  const call = ownCall(site);
  if (read('form') === 'deleteRole' && id !== undefined) {
    const outcome = await outcomeOf(call(deleteRole, { id }));
    return outcome.errored
      ? refusedForm(site, 'deleteRole', form, outcome.error)
      : goTo(site, 'adminRoles', 'saved');
  }
  const faults = faultsOf(roleRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('role', form, faults);
  const refused = await refusedProof(site, 'role', form);
  if (refused) return refused;
  const given = { name: nameOf(site, role, read('name').trim()), permissions: permissionsIn(form) };
  const outcome = await outcomeOf(
    id === undefined ? call(createRole, given) : call(updateRole, { id, ...given }),
  );
  if (outcome.errored) return refusedForm(site, 'role', form, outcome.error);
  return goTo(site, 'adminRoles', 'saved');
}

/** The translated name of a given role is not its new name: in other languages it keeps theirs. */
function nameOf(site: SiteContext, role: RoleView | undefined, typed: string): string {
  const words = staffWordsOf(languageRead(site));
  return role && roleName(role, (key) => words[key] ?? '') === typed ? role.name : typed;
}

function goTo(site: SiteContext, route: ScreenName, ...notices: ToastName[]) {
  site.cookies.push(flashCookie(...notices));
  return redirect(pathTo(route, {}, site.language), { status: 303 });
}

const namesIn = (read: ReadField) => ({
  firstName: read('firstName').trim(),
  lastName: read('lastName').trim(),
});

const textsIn = (form: FormData, name: string) => form.getAll(name).filter((one) => typeof one === 'string');

const idsIn = (form: FormData, name: string): number[] =>
  textsIn(form, name)
    .filter((one) => /^[1-9]\d{0,8}$/.test(one))
    .map(Number);

/** The owner's form leaves its ticks out, since they cannot be changed; the platform looks at what is sent. */
const permissionsIn = (form: FormData): Permission[] => {
  const ticked = new Set(textsIn(form, 'permissions'));
  return permissions.filter((one) => ticked.has(one));
};

const missingRoles = (roleIds: readonly number[]): Faults =>
  roleIds.length > 0 ? {} : { roles: { key: 'validation.required' } };
