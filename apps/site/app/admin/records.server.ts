import { failedRequestResource } from '@izlog/contract/cms/addresses/failed-request-resource';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import { formResource } from '@izlog/contract/cms/forms/form-resource';
import { missedResource } from '@izlog/contract/cms/search/search-resource';
import { abandonedResource } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import { companyResource } from '@izlog/contract/ecommerce/company-resource';
import { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import { issuedPaperResource } from '@izlog/contract/ecommerce/orders/issued-papers';
import { withdrawalResource } from '@izlog/contract/ecommerce/orders/withdrawal-resource';
import { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import { returnResource } from '@izlog/contract/ecommerce/returns/return-resource';
import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { issueResource, subscriberResource } from '@izlog/contract/marketing/newsletter-resource';
import { attributeResource } from '@izlog/contract/product/registries/attribute-resource';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { saleResource } from '@izlog/contract/product/sales/sale-resource';
import { segmentResource } from '@izlog/contract/user/segment-resource';
import type { RecordForm, RecordList } from '#site/admin/record/record-routes.server.ts';
import { loadContentCounts } from '#site/admin/rooms/content/door/content-counts.server.ts';
import type { RecordFormName, RecordListName } from './record-looks.ts';
import { loadComments } from './rooms/comments/door/load-comments.server.ts';
import { loadWithdrawals } from './rooms/withdrawals/door/load-withdrawals.server.ts';

/** The lists that one route serves, by their screen (routes/admin/record-list.tsx). */
export const recordLists: Readonly<Record<RecordListName, RecordList>> = {
  adminAttributes: { resource: attributeResource },
  adminBrands: { resource: brandResource },
  adminCarts: { resource: abandonedResource },
  adminComments: { resource: commentResource, load: loadComments },
  adminCompanies: { resource: companyResource },
  adminCoupons: { resource: couponResource },
  adminFailed: { resource: failedRequestResource, counts: loadContentCounts },
  adminFeeds: { resource: feedResource },
  adminForms: { resource: formResource },
  adminIssued: { resource: issuedPaperResource },
  adminIssues: { resource: issueResource },
  adminPromotions: { resource: promotionResource },
  adminRedirects: { resource: redirectResource, counts: loadContentCounts },
  adminReturns: { resource: returnResource },
  adminSales: { resource: saleResource },
  adminSearch: { resource: missedResource },
  adminSegments: { resource: segmentResource },
  adminSubscribers: { resource: subscriberResource },
  adminTags: { resource: tagResource },
  adminTaxClasses: { resource: taxClassResource },
  adminWithdrawals: { resource: withdrawalResource, load: loadWithdrawals },
};

/** The forms that one route serves (routes/admin/record-form.tsx). */
export const recordForms: Readonly<Record<RecordFormName, RecordForm>> = {
  adminBrand: { resource: brandResource },
  adminCompany: { resource: companyResource, start: { isActive: true } },
  adminTag: { resource: tagResource },
  adminTaxClass: { resource: taxClassResource },
};
