import {
  deleteListView,
  filterListViews,
  saveListColumns,
  saveListView,
} from '@izlog/contract/settings/list-view';
import {
  getUserSetting as getUserSettingEndpoint,
  setUserSetting as setUserSettingEndpoint,
} from '@izlog/contract/settings/user-setting';
import {
  createAddress as createAddressEndpoint,
  deleteAddress as deleteAddressEndpoint,
  updateAddress as updateAddressEndpoint,
} from '@izlog/contract/user/address';
import { updateGuest as updateGuestEndpoint } from '@izlog/contract/user/guest-update';
import {
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshLogin as refreshEndpoint,
} from '@izlog/contract/user/login';
import {
  createMemberCards as createCardsEndpoint,
  filterMemberCards as filterCardsEndpoint,
  getMemberCard as getCardEndpoint,
  issueMemberCard as issueCardEndpoint,
  updateMemberCard as updateCardEndpoint,
  validateMembersBarcode as validateBarcodeEndpoint,
} from '@izlog/contract/user/member-card';
import {
  forgotPassword as forgotEndpoint,
  resetPassword as resetEndpoint,
  setPassword as setEndpoint,
} from '@izlog/contract/user/password';
import {
  loginByLink as loginByLinkEndpoint,
  sendLoginLink as sendLoginLinkEndpoint,
} from '@izlog/contract/user/passwordless/login-link';
import { listPeople, takePeople as takePeopleEndpoint } from '@izlog/contract/user/people-files';
import { getCustomerProfile, getStaffProfile } from '@izlog/contract/user/profile';
import { proveCustomer, proveStaff } from '@izlog/contract/user/proof';
import { register as registerEndpoint } from '@izlog/contract/user/register';
import { updateCustomer as updateCustomerEndpoint } from '@izlog/contract/user/update-customer';
import {
  resendVerification as resendEndpoint,
  undoEmailChange as undoEmailEndpoint,
  verifyEmailByQuery,
  verifyEmail as verifyEndpoint,
} from '@izlog/contract/user/verify-email';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { getProfile } from './account/profile.ts';
import { register } from './account/register.ts';
import { createAddress, deleteAddress, updateAddress } from './account/save-address.ts';
import { updateCustomer } from './account/update-customer.ts';
import { updateGuest } from './account/update-guest.ts';
import { getUserSetting, setUserSetting } from './account/user-setting.ts';
import { resendVerification, undoEmailChange, verifyEmail } from './account/verify-email.ts';
import { listPeopleRows, takePeople } from './files/take-people.ts';
import { joinedRoutes } from './joined/joined.routes.ts';
import { resetPassword, setPassword } from './login/change-password.ts';
import { defineForgotPasswordJob, forgotPassword } from './login/forgot-password.ts';
import { legacyRoutes } from './login/legacy-login.ts';
import { logIn } from './login/log-in.ts';
import { defineLoginLinkJob, loginByLink, sendLoginLink } from './login/login-link.ts';
import { mustKnowPassword } from './login/must-prove.ts';
import { refreshLogin } from './login/refresh-login.ts';
import { endSession } from './login/session.queries.ts';
import {
  createMemberCards,
  filterMemberCards,
  getMemberCard,
  issueMemberCard,
  updateMemberCard,
  validateMembersBarcode,
} from './member-card/member-card.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { endingKeys } from './programs/ending-keys.ts';
import { programKeyRoutes } from './programs/program-keys.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { secondFactorRoutes } from './staff/factors/second-factor.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { findListViews, removeListView, storeListColumns, storeListView } from './views/list-views.ts';

/** Accounts of customers and staff: logins, profiles, addresses, settings. */
export function userRoutes(kernel: Kernel): Route[] {
  defineForgotPasswordJob(kernel);
  defineLoginLinkJob(kernel);
  kernel.held.get(todoProviders).push(endingKeys);
  return [
    ...loginRoutes(kernel),
    ...legacyRoutes(kernel),
    ...socialRoutes(kernel),
    ...personalDataRoutes(kernel),
    ...staffRoutes(kernel),
    ...secondFactorRoutes(kernel),
    ...joinedRoutes(kernel),
    ...programKeyRoutes(),
    route(registerEndpoint, (ctx, input) => register(kernel, ctx, input)),
    route(verifyEndpoint, (ctx, input) => verifyEmail(kernel, ctx, input)),
    route(verifyEmailByQuery, (ctx, input) => verifyEmail(kernel, ctx, input)),
    route(resendEndpoint, (ctx, input) => resendVerification(kernel, ctx, input)),
    route(undoEmailEndpoint, undoEmailChange),
    route(resetEndpoint, (ctx, input) => resetPassword(kernel, ctx, input)),
    route(proveCustomer, prove),
    route(proveStaff, prove),
    route(forgotEndpoint, forgotPassword),
    route(sendLoginLinkEndpoint, sendLoginLink),
    route(loginByLinkEndpoint, (ctx, input) => loginByLink(kernel, ctx, input)),
    route(setEndpoint, (ctx, input) => setPassword(kernel, ctx, input)),
    route(getStaffProfile, getProfile),
    route(getCustomerProfile, getProfile),
    route(updateCustomerEndpoint, (ctx, input) => updateCustomer(kernel, ctx, input)),
    route(updateGuestEndpoint, (ctx, input) => updateGuest(kernel, ctx, input)),
    route(validateBarcodeEndpoint, validateMembersBarcode),
    route(getCardEndpoint, getMemberCard),
    route(createCardsEndpoint, createMemberCards),
    route(filterCardsEndpoint, filterMemberCards),
    route(updateCardEndpoint, updateMemberCard),
    route(issueCardEndpoint, issueMemberCard),
    route(createAddressEndpoint, createAddress),
    route(updateAddressEndpoint, updateAddress),
    route(deleteAddressEndpoint, deleteAddress),
    route(getUserSettingEndpoint, getUserSetting),
    route(setUserSettingEndpoint, setUserSetting),
    route(filterListViews, findListViews),
    route(saveListView, storeListView),
    route(saveListColumns, storeListColumns),
    route(deleteListView, removeListView),
    route(listPeople, listPeopleRows),
    route(takePeopleEndpoint, takePeople),
  ];
}

async function prove(ctx: Ctx, { password }: { password: string }): Promise<Record<never, never>> {
  await mustKnowPassword(ctx, password);
  return {};
}

function loginRoutes(kernel: Kernel): Route[] {
  return [
    route(loginEndpoint, (ctx, input) => logIn(kernel, ctx, input)),
    rawRoute(refreshEndpoint, async (ctx, _input, { headers }) => {
      mustKnowSite(ctx);
      const { refreshtoken } = headers;
      if (typeof refreshtoken !== 'string' || refreshtoken === '') throw new Refusal('tokenInvalid');
      return { data: await refreshLogin(kernel, ctx, refreshtoken) };
    }),
    rawRoute(logoutEndpoint, async (ctx, _input, { headers }) => {
      mustKnowSite(ctx);
      const { refreshtoken } = headers;
      if (typeof refreshtoken === 'string') await endSession(ctx.db, ctx.site.id, refreshtoken, ctx.now);
      return { data: {} };
    }),
  ];
}

/** These calls are open to a spent access token, not to a wrong apiKey. */
function mustKnowSite({ caller }: Ctx): void {
  if (caller.kind === 'nobody') throw new Refusal('apiKeyInvalid');
}
