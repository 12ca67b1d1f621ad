import type { Permission } from '@izlog/contract/permissions';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { MessageKey, StaffKey } from '#site/i18n/messages.ts';
import type { AdminIconName } from '../admin-icon.tsx';

interface AdminSection {
  route: ScreenName;
  title: MessageKey | StaffKey;
  icon: AdminIconName;
  /** Only for anyone who holds it; the others are refused there as well (see `mustHold`). */
  needs: Permission;
  /** Not for anyone who holds it: they come to it from another section. */
  unless?: Permission;
}

interface AdminGroup {
  title: StaffKey;
  /** Unfolded wherever one is: what is needed every day. */
  isOpen?: boolean;
  sections: readonly AdminSection[];
}

/** What may be seen of the back office by whom. */
export interface AdminReach {
  /** Where no pages are kept there are no caches to show (ADMIN-003). */
  hasPageCache: boolean;
  scope: readonly string[];
}

const groups: readonly AdminGroup[] = [
  {
    title: 'admin.groupShop',
    isOpen: true,
    sections: [
      { route: 'adminOrders', title: 'orders.title', icon: 'orders', needs: 'orders.read' },
      {
        route: 'adminPacking',
        title: 'shopOrders.toPack',
        icon: 'orders',
        needs: 'orders.ship',
        // Anyone who has the list of orders packs and sends from there.
        unless: 'orders.read',
      },
      {
        route: 'adminReturns',
        title: 'staffReturn.list.title',
        icon: 'withdrawal',
        needs: 'orders.read',
      },
      {
        route: 'adminReturnScan',
        title: 'staffReturn.scanTitle',
        icon: 'withdrawal',
        needs: 'orders.ship',
      },
      { route: 'adminIssued', title: 'issuedPaper.list.title', icon: 'log', needs: 'orders.read' },
      { route: 'adminDrafts', title: 'drafts.title', icon: 'log', needs: 'orders.edit' },
      {
        route: 'adminWithdrawals',
        title: 'staffWithdrawal.list.title',
        icon: 'withdrawal',
        needs: 'orders.read',
      },
      { route: 'adminBank', title: 'bank.title', icon: 'tax', needs: 'orders.edit' },
      {
        route: 'adminBankRefunds',
        title: 'bank.refunds',
        icon: 'withdrawal',
        needs: 'orders.refund',
        // Anyone who reads statements comes to it from there.
        unless: 'orders.edit',
      },
      { route: 'adminEInvoices', title: 'eInvoices.title', icon: 'tax', needs: 'orders.read' },
      { route: 'adminCarts', title: 'abandonedCart.list.title', icon: 'orders', needs: 'orders.read' },
      { route: 'adminCustomers', title: 'customer.list.title', icon: 'people', needs: 'customers.read' },
      {
        route: 'adminPeople',
        title: 'people.files',
        icon: 'import',
        needs: 'users.edit',
        // Anyone who has the list of customers opens it from there.
        unless: 'customers.read',
      },
      { route: 'adminCompanies', title: 'company.list.title', icon: 'people', needs: 'settings.edit' },
      { route: 'adminMemberCards', title: 'cards.title', icon: 'coupon', needs: 'customers.read' },
      { route: 'adminSegments', title: 'segment.list.title', icon: 'people', needs: 'customers.read' },
      { route: 'adminReports', title: 'reports.title', icon: 'home', needs: 'reports.read' },
      { route: 'adminBooks', title: 'books.title', icon: 'tax', needs: 'books.read' },
    ],
  },
  {
    title: 'admin.groupCatalogue',
    isOpen: true,
    sections: [
      { route: 'adminProducts', title: 'products.title', icon: 'product', needs: 'catalogue.edit' },
      {
        route: 'adminProductGrid',
        title: 'products.grid',
        icon: 'product',
        needs: 'prices.edit',
        // Anyone who has the list of products opens it from there.
        unless: 'catalogue.edit',
      },
      { route: 'adminStock', title: 'stock.title', icon: 'stock', needs: 'stock.edit' },
      { route: 'adminFiles', title: 'products.files', icon: 'import', needs: 'catalogue.edit' },
      { route: 'adminCategories', title: 'category.list.title', icon: 'category', needs: 'catalogue.edit' },
      { route: 'adminAttributes', title: 'attribute.list.title', icon: 'property', needs: 'catalogue.edit' },
      { route: 'adminBrands', title: 'brand.list.title', icon: 'maker', needs: 'catalogue.edit' },
      { route: 'adminTags', title: 'tag.list.title', icon: 'term', needs: 'catalogue.edit' },
      { route: 'adminProposals', title: 'proposals.title', icon: 'change', needs: 'catalogue.edit' },
    ],
  },
  {
    title: 'admin.groupMarketing',
    sections: [
      { route: 'adminCoupons', title: 'coupon.list.title', icon: 'coupon', needs: 'marketing.edit' },
      { route: 'adminSales', title: 'sale.list.title', icon: 'product', needs: 'prices.edit' },
      { route: 'adminPromotions', title: 'promotion.list.title', icon: 'promotion', needs: 'marketing.edit' },
      { route: 'adminSearch', title: 'searchWords.title', icon: 'category', needs: 'catalogue.edit' },
      { route: 'adminFeeds', title: 'feed.list.title', icon: 'release', needs: 'marketing.edit' },
      { route: 'adminIssues', title: 'issue.list.title', icon: 'template', needs: 'marketing.edit' },
    ],
  },
  {
    title: 'admin.groupContent',
    sections: [
      { route: 'adminPages', title: 'content.pages', icon: 'page', needs: 'content.edit' },
      { route: 'adminPosts', title: 'content.posts', icon: 'log', needs: 'content.edit' },
      { route: 'adminTerms', title: 'content.terms', icon: 'term', needs: 'content.edit' },
      { route: 'adminEvents', title: 'content.events', icon: 'event', needs: 'content.edit' },
      { route: 'adminMenus', title: 'content.menus', icon: 'menu', needs: 'content.edit' },
      { route: 'adminChanges', title: 'content.changes', icon: 'change', needs: 'content.edit' },
      { route: 'adminReleases', title: 'content.releases', icon: 'release', needs: 'content.edit' },
      { route: 'adminStale', title: 'content.stale', icon: 'log', needs: 'content.edit' },
      { route: 'adminPreviews', title: 'content.previews', icon: 'key', needs: 'content.edit' },
      { route: 'adminMedia', title: 'media.gallery', icon: 'media', needs: 'media.edit' },
      { route: 'adminComments', title: 'staffComment.list.title', icon: 'comment', needs: 'content.publish' },
      { route: 'adminForms', title: 'staffForm.list.title', icon: 'form', needs: 'content.edit' },
      { route: 'adminRedirects', title: 'redirect.list.title', icon: 'redirect', needs: 'content.edit' },
      { route: 'adminImports', title: 'imports.title', icon: 'import', needs: 'content.publish' },
    ],
  },
  {
    title: 'admin.groupSettings',
    sections: [
      { route: 'adminSettings', title: 'settings.title', icon: 'settings', needs: 'settings.edit' },
      { route: 'adminLaw', title: 'law.title', icon: 'consent', needs: 'settings.edit' },
      { route: 'adminTaxes', title: 'taxes.title', icon: 'tax', needs: 'settings.edit' },
      { route: 'adminTaxClasses', title: 'taxClass.list.title', icon: 'tax', needs: 'settings.edit' },
      { route: 'adminDelivery', title: 'delivery.title', icon: 'orders', needs: 'settings.edit' },
      { route: 'adminPlaces', title: 'pickupPlace.list.title', icon: 'stock', needs: 'settings.edit' },
      { route: 'adminPayment', title: 'payment.title', icon: 'key', needs: 'settings.edit' },
      { route: 'adminWebhooks', title: 'webhooks.title', icon: 'change', needs: 'settings.edit' },
      { route: 'adminStaff', title: 'staff.title', icon: 'people', needs: 'staff.edit' },
      { route: 'adminRoles', title: 'roles.title', icon: 'role', needs: 'staff.edit' },
      { route: 'adminKeys', title: 'keys.title', icon: 'key', needs: 'staff.edit' },
      { route: 'adminExtensions', title: 'extensions.title', icon: 'settings', needs: 'staff.edit' },
      { route: 'adminLog', title: 'log.title', icon: 'log', needs: 'staff.edit' },
      { route: 'adminConsents', title: 'admin.consents', icon: 'consent', needs: 'content.edit' },
      { route: 'adminTemplates', title: 'admin.templates', icon: 'template', needs: 'content.edit' },
      { route: 'adminCache', title: 'admin.caches', icon: 'cache', needs: 'cache.clear' },
    ],
  },
];

/** What the back office has for somebody, in the order of its navigation (ADMIN-002, ADMIN-003). */
export function adminGroups({ hasPageCache, scope }: AdminReach): AdminGroup[] {
  return groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter(
        ({ route, needs, unless }) =>
          scope.includes(needs) &&
          (unless === undefined || !scope.includes(unless)) &&
          (hasPageCache || route !== 'adminCache'),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);
}
