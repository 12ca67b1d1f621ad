import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { fiscalCertificates } from './certificate.tables.ts';

/** The hosts of the tax administration. */
export type FiscalHost = 'test' | 'live';

type CertificateRow = typeof fiscalCertificates.$inferSelect;

/** What certificates say of themselves; nothing secret. */
export type ShownCertificate = Omit<CertificateRow, 'siteId' | 'sealed'>;

const shown = {
  host: fiscalCertificates.host,
  oib: fiscalCertificates.oib,
  name: fiscalCertificates.name,
  issuer: fiscalCertificates.issuer,
  validFrom: fiscalCertificates.validFrom,
  validUntil: fiscalCertificates.validUntil,
  updatedAt: fiscalCertificates.updatedAt,
};

export const listCertificates = (ctx: Ctx): Promise<ShownCertificate[]> =>
  ctx.db
    .select(shown)
    .from(fiscalCertificates)
    .where(eq(fiscalCertificates.siteId, ctx.site.id))
    .orderBy(fiscalCertificates.host);

/** When the certificate ends that real invoices are signed with; undefined where there is none. */
export async function findCertificateEnd({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<Date | undefined> {
  const [row] = await db
    .select({ validUntil: fiscalCertificates.validUntil })
    .from(fiscalCertificates)
    .where(and(eq(fiscalCertificates.siteId, site.id), eq(fiscalCertificates.host, 'live')));
  return row?.validUntil;
}

/** The sealed file and password of the certificate for a host. */
export async function findSealedCertificate(ctx: Ctx, host: FiscalHost): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ sealed: fiscalCertificates.sealed })
    .from(fiscalCertificates)
    .where(and(eq(fiscalCertificates.siteId, ctx.site.id), eq(fiscalCertificates.host, host)));
  return row?.sealed;
}

export async function putCertificate(
  ctx: Ctx,
  row: Omit<CertificateRow, 'siteId' | 'updatedAt'>,
): Promise<void> {
  const { host, ...rest } = row;
  await ctx.db
    .insert(fiscalCertificates)
    .values({ siteId: ctx.site.id, ...row, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [fiscalCertificates.siteId, fiscalCertificates.host],
      set: { ...rest, updatedAt: ctx.now },
    });
}

export async function removeCertificate(ctx: Ctx, host: FiscalHost): Promise<void> {
  await ctx.db
    .delete(fiscalCertificates)
    .where(and(eq(fiscalCertificates.siteId, ctx.site.id), eq(fiscalCertificates.host, host)));
}
