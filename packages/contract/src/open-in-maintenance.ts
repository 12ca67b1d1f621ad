import { finderGetUrlOnLanguage } from './cms/addresses/finder-get-url-on-language.ts';
import { commentFilterStandard } from './cms/comments/comment-filter-standard.ts';
import { commentGetOptions } from './cms/comments/comment-options.ts';
import { elementGetByHandlers } from './cms/content/element-get-by-handlers.ts';
import { postFilterStandard } from './cms/content/post-filter-standard.ts';
import { termFilterStandard } from './cms/content/term-filter-standard.ts';
import { formFilter } from './cms/forms/form-filter.ts';
import { getAvailableCountries } from './ecommerce/available-countries.ts';
import { findDeliveryBranches, getApplicableDeliveryMethods } from './ecommerce/delivery.ts';
import { paymentSucceeded } from './ecommerce/orders/order-create.ts';
import { confirmWithdrawal, openWithdrawal } from './ecommerce/orders/withdrawal.ts';
import { getApplicablePaymentMethods } from './ecommerce/payment.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { gdprConsentFilter } from './gdpr/consent-filter.ts';
import { categoryFilter } from './product/category-filter.ts';
import { layeredNavigation } from './product/filters/layered-navigation.ts';
import { productFilter } from './product/filters/product-filter.ts';
import { tagFilter } from './product/tag-filter.ts';
import { captchaChallenge } from './settings/captcha.ts';
import { filterDomains } from './settings/filter-domains.ts';
import { unlockSite } from './settings/site-unlock.ts';
import { forgotPassword, resetPassword, setPassword } from './user/password.ts';
import { beginPasskeyLogin, loginWithPasskey, loginWithSecondFactor } from './user/second-factor.ts';
import { deleteOwnSession } from './user/session.ts';
import { acceptInvitation, getInvitation } from './user/staff.ts';
import { undoEmailChange } from './user/verify-email.ts';

const open: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  // What only reads, by a method that could write.
  ...[
    commentFilterStandard,
    commentGetOptions,
    elementGetByHandlers,
    finderGetUrlOnLanguage,
    formFilter,
    postFilterStandard,
    termFilterStandard,
    gdprConsentFilter,
    layeredNavigation,
    categoryFilter,
    productFilter,
    tagFilter,
    getAvailableCountries,
    findDeliveryBranches,
    getApplicableDeliveryMethods,
    getApplicablePaymentMethods,
  ],
  // Coming in: the site's password, and the logins of staff.
  ...[
    filterDomains,
    unlockSite,
    captchaChallenge,
    beginPasskeyLogin,
    loginWithPasskey,
    loginWithSecondFactor,
    acceptInvitation,
    getInvitation,
    forgotPassword,
    setPassword,
  ],
  // What must not wait: accounts that are being stolen, money that has moved, rights with a term (CRD article 11a).
  ...[resetPassword, undoEmailChange, deleteOwnSession, paymentSucceeded, openWithdrawal, confirmWithdrawal],
]);

/**
 * Whether visitors and customers may call an endpoint while the site is closed for maintenance (SHELL-019): what reads, what
 * anybody may call (logins, messages of banks), and what must not wait. Everything else that writes is for staff alone.
 */
export const isOpenInMaintenance = (endpoint: AnyEndpoint): boolean =>
  endpoint.method === 'GET' || endpoint.access === 'anyone' || open.has(endpoint);
