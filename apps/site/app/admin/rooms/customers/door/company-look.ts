import type { companyResource } from '@izlog/contract/ecommerce/company-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How companies that pay later are named and rendered. */
export const companyLook = {
  record: 'company',
  route: 'adminCompanies',
  form: 'adminCompany',
} satisfies LookOf<typeof companyResource>;
