import { createHash } from 'node:crypto';
import type { FiscalCertificate, P12Parts } from 'fiskalizacija';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type FiscalHost, findSealedCertificate, listCertificates } from './certificate.queries.ts';
import { readOutside } from './fiscal-outside.ts';
import { unpackApart } from './unpack-p12.ts';

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

/** What files were unpacked to, by SHA-256 of file and password: a message to the tax host needs no process of its own. */
const unpacked = (): Map<string, P12Parts> => new Map();
const mostUnpacked = 50;

/** Reads an uploaded file. Throws CertificateError. */
export async function readFile(
  kernel: Kernel,
  { now }: Pick<Ctx, 'now'>,
  { file, password }: CertificateFile,
): Promise<FiscalCertificate> {
  const { certificateOf } = await import('fiskalizacija');
  const known = kernel.held.get(unpacked);
  const key = createHash('sha256')
    .update(JSON.stringify([file, password]))
    .digest('hex');
  const parts = known.get(key) ?? (await unpackApart({ p12: Buffer.from(file, 'base64'), password }));
  if (known.size >= mostUnpacked) known.clear();
  known.set(key, parts);
  const { authorities } = await readOutside(kernel);
  return certificateOf(parts, { now, ...(authorities && { authorities }) });
}
