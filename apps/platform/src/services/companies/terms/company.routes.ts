import { companyResource } from '@izlog/contract/ecommerce/company-resource';
import { sql } from 'drizzle-orm';
import type { Route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { serveResource } from '#platform/kernel/resource/serve-resource.ts';
import { buyersPart } from './buyers-part.ts';
import { openTotalOf } from './company.queries.ts';
import { companies } from './company.tables.ts';
import { removeCompany, saveCompany } from './save-company.ts';

/** The calls with which staff keep the companies that pay later. */
export function companyRoutes(kernel: Kernel): Route[] {
  kernel.personalData.add(buyersPart);
  return serveResource(companyResource, {
    table: companies,
    columns: { openTotal: openTotalOf(sql`companies.site_id`, sql`companies.number`) },
    save: saveCompany,
    remove: removeCompany,
  });
}
