import type {
  CertificateProblem,
  listFiscalCertificates,
  removeFiscalCertificate,
  saveFiscalCertificate,
} from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustBeFresh } from '#platform/services/people/index.ts';
import { readSeller } from '../placing/seller.ts';
import { listCertificates, putCertificate, removeCertificate } from './certificate.queries.ts';
import { certificatePlace, readFile } from './certificate.ts';
import { endsSoon } from './certificate-end.ts';

/** The certificates of the shop, and which of them end soon. */
export async function showCertificates(ctx: Ctx): Promise<EndpointReturn<typeof listFiscalCertificates>> {
  const rows = await listCertificates(ctx);
  return rows.map(({ host, oib, name, issuer, validFrom, validUntil }) => ({
    host,
    oib,
    name,
    issuer,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    endsSoon: endsSoon(validUntil, ctx.now),
  }));
}

/**
 * Keeps a certificate sealed with its password, for the host that it says it is for (FISC-06). Refuses what cannot be used, by
 * the field that is wrong, and one of another company than the shop's.
 */
export async function saveCertificate(
  kernel: Kernel,
  ctx: Ctx,
  given: EndpointParsed<typeof saveFiscalCertificate>,
): Promise<EndpointReturn<typeof listFiscalCertificates>> {
  await mustBeFresh(ctx);
  const { CertificateError } = await import('fiskalizacija');
  const read = await readFile(kernel, ctx, given).catch((failure: unknown) => {
    if (failure instanceof CertificateError && failure.problem !== 'otherEnvironment')
      throw refused(failure.problem);
    throw failure;
  });
  const { oib, name, issuer, validFrom, validUntil, environment: host } = read;
  const seller = await readSeller(ctx);
  if (seller.oib !== '' && seller.oib !== oib) throw refused('otherOib');
  const before = (await listCertificates(ctx)).find((one) => one.host === host);
  const sealed = kernel.secrets.encrypt(
    JSON.stringify({ file: given.file, password: given.password }),
    certificatePlace(ctx.site.id, host),
  );
  await inTransaction(ctx, async (inner) => {
    await putCertificate(inner, { host, sealed, oib, name, issuer, validFrom, validUntil });
    noteChange(inner, `fiscalCertificate ${host}`, noted(before), noted({ name, validUntil }));
  });
  return showCertificates(ctx);
}

const refused = (kind: CertificateProblem) =>
  new Refusal('validationFailed', {
    fields: [
      {
        path: kind === 'wrongPassword' ? 'password' : 'file',
        kind,
        message: `The certificate cannot be used: ${kind}.`,
      },
    ],
  });

const noted = (row: { name: string; validUntil: Date } | undefined) =>
  row ? { name: row.name, validUntil: row.validUntil.toISOString() } : {};

/** Removes it. What was issued and is not reported waits for another one. */
export async function takeAwayCertificate(
  ctx: Ctx,
  { host }: EndpointParsed<typeof removeFiscalCertificate>,
): Promise<EndpointReturn<typeof listFiscalCertificates>> {
  await mustBeFresh(ctx);
  const before = (await listCertificates(ctx)).find((one) => one.host === host);
  await inTransaction(ctx, async (inner) => {
    await removeCertificate(inner, host);
    noteChange(inner, `fiscalCertificate ${host}`, noted(before), {});
  });
  return showCertificates(ctx);
}
