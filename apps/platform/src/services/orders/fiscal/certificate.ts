import type { FiscalCertificate } from 'fiskalizacija';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type FiscalHost, findSealedCertificate, listCertificates } from './certificate.queries.ts';
import { readOutside } from './fiscal-outside.ts';

/** Whether a shop has a certificate that messages to the real tax host can be signed with today. */
export async function hasCertificate(ctx: Ctx): Promise<boolean> {
  const all = await listCertificates(ctx);
  return all.some(
    ({ host, validFrom, validUntil }) => host === 'live' && validFrom <= ctx.now && ctx.now <= validUntil,
  );
}

/** A file as it was uploaded, and its password. */
export interface CertificateFile {
  /** Base64. */
  file: string;
  password: string;
}

/** What the sealed file is bound to: it cannot be moved to another site or host. */
export const certificatePlace = (siteId: number, host: FiscalHost): string =>
  `fiscal certificate ${siteId} ${host}`;

/**
 * The certificate of a site for a host, with its key, which never leaves the server; undefined where there is none. Throws
 * CertificateError where it has ended.
 */
export async function openCertificate(
  kernel: Kernel,
  ctx: Ctx,
  host: FiscalHost,
): Promise<FiscalCertificate | undefined> {
  const sealed = await findSealedCertificate(ctx, host);
  if (sealed === undefined) return undefined;
  const opened: CertificateFile = JSON.parse(
    kernel.secrets.decrypt(sealed, certificatePlace(ctx.site.id, host)),
  );
  return readFile(kernel, ctx, opened);
}

/** Reads an uploaded file. Throws CertificateError. */
export async function readFile(
  kernel: Kernel,
  { now }: Pick<Ctx, 'now'>,
  { file, password }: CertificateFile,
): Promise<FiscalCertificate> {
  const { readCertificate } = await import('fiskalizacija');
  const { authorities } = await readOutside(kernel);
  return readCertificate(Buffer.from(file, 'base64'), password, { now, ...(authorities && { authorities }) });
}
