import type { OwnLook } from '#site/admin/record/list-view.ts';
import { formLook } from '#site/admin/rooms/forms/door/form-look.tsx';
import { cartLook } from './rooms/carts/door/cart-look.ts';
import { attributeLook } from './rooms/catalogue/door/attribute-look.ts';
import { brandLook } from './rooms/catalogue/door/brand-look.ts';
import { tagLook } from './rooms/catalogue/door/tag-look.ts';
import { taxClassLook } from './rooms/catalogue/door/tax-class-look.ts';
import { commentLook } from './rooms/comments/door/comment-look.tsx';
import { couponListLook } from './rooms/coupons/door/coupon-look.ts';
import { companyLook } from './rooms/customers/door/company-look.ts';
import { feedLook } from './rooms/feeds/door/feed-look.ts';
import { issueLook, subscriberLook } from './rooms/newsletter/door/issue-look.tsx';
import { issuedLook } from './rooms/orders/door/issued-look.tsx';
import { promotionListLook } from './rooms/promotions/door/promotion-look.ts';
import { failedLook, redirectLook } from './rooms/redirects/door/redirect-look.tsx';
import { returnLook } from './rooms/returns/door/return-look.tsx';
import { saleLook } from './rooms/sales/door/sale-look.ts';
import { missedLook } from './rooms/search-words/door/missed-look.tsx';
import { segmentLook } from './rooms/segments/door/segment-look.ts';
import { withdrawalLook } from './rooms/withdrawals/door/withdrawal-look.tsx';

/** How the records of each list are named and rendered that one route serves; records.server.ts says what they are. */
export const listLooks = {
  adminAttributes: attributeLook,
  adminBrands: brandLook,
  adminCarts: cartLook,
  adminComments: commentLook,
  adminCompanies: companyLook,
  adminCoupons: couponListLook,
  adminFailed: failedLook,
  adminFeeds: feedLook,
  adminForms: formLook,
  adminIssued: issuedLook,
  adminIssues: issueLook,
  adminPromotions: promotionListLook,
  adminRedirects: redirectLook,
  adminReturns: returnLook,
  adminSales: saleLook,
  adminSearch: missedLook,
  adminSegments: segmentLook,
  adminSubscribers: subscriberLook,
  adminTags: tagLook,
  adminTaxClasses: taxClassLook,
  adminWithdrawals: withdrawalLook,
} as const satisfies Record<string, OwnLook>;

/** The same of forms. */
export const formLooks = {
  adminBrand: brandLook,
  adminCompany: companyLook,
  adminTag: tagLook,
  adminTaxClass: taxClassLook,
} as const satisfies Record<string, OwnLook>;

export type RecordListName = keyof typeof listLooks;
export type RecordFormName = keyof typeof formLooks;
