import { paymentSucceeded } from '../ecommerce/orders/order-create.ts';
import { confirmWithdrawal, openWithdrawal } from '../ecommerce/orders/withdrawal.ts';
import { addReturnPictures, announceReturn, openReturn } from '../ecommerce/returns/return-web.ts';
import type { AnyEndpoint } from '../endpoint.ts';
import { captchaChallenge } from '../settings/captcha.ts';
import { unlockSite } from '../settings/site-unlock.ts';
import { arriveJoined } from '../user/joined/joined-accounts.ts';
import { forgotPassword, resetPassword, setPassword } from '../user/password.ts';
import { loginByLink, sendLoginLink } from '../user/passwordless/login-link.ts';
import { beginPasskeyLogin, loginWithPasskey, loginWithSecondFactor } from '../user/second-factor.ts';
import { deleteOwnSession } from '../user/session.ts';
import { acceptInvitation, getInvitation } from '../user/staff.ts';
import { undoEmailChange } from '../user/verify-email.ts';

const open: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  // Coming in: the site's password, and the logins of staff.
  ...[
    unlockSite,
    captchaChallenge,
    beginPasskeyLogin,
    loginWithPasskey,
    loginWithSecondFactor,
    arriveJoined,
    acceptInvitation,
    getInvitation,
    forgotPassword,
    setPassword,
    sendLoginLink,
    loginByLink,
  ],
  // What must not wait: accounts that are being stolen, money that has moved, rights with a term (CRD article 11a).
  ...[resetPassword, undoEmailChange, deleteOwnSession, paymentSucceeded, openWithdrawal, confirmWithdrawal],
  ...[openReturn, announceReturn, addReturnPictures],
]);

/**
 * Whether visitors and customers may call an endpoint while the site is closed for maintenance (SHELL-019): what reads, what
 * anybody may call (logins, messages of banks), and what must not wait. Everything else that writes is for staff alone.
 */
export const isOpenInMaintenance = (endpoint: AnyEndpoint): boolean =>
  endpoint.method === 'GET' || endpoint.reads === true || endpoint.access === 'anyone' || open.has(endpoint);
