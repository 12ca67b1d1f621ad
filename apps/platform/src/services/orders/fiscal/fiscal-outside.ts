import type { Authorities, FiscalCertificate, FiscalClient } from 'fiskalizacija';
import type { StandInDescription } from 'fiskalizacija/stand-in';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { FiscalHost } from './certificate.queries.ts';

/** Where the hosts of the tax administration are and whom they show themselves by. */
interface FiscalOutside {
  urls?: Partial<Record<FiscalHost, string>>;
  authorities?: Authorities;
}

/**
 * Empty: the hosts of the tax administration, whose addresses and authorities the package `fiskalizacija` knows. Held for the
 * whole platform, so that tests put a stand-in there. What is sent goes to these addresses alone: no shop can set one.
 */
export const fiscalOutside = (): FiscalOutside => ({});

/** The same where the whole installation is one for trying, which who runs it says (FISCAL_STAND_IN). */
export async function readOutside({ env, held }: Pick<Kernel, 'env' | 'held'>): Promise<FiscalOutside> {
  if (env.FISCAL_STAND_IN === undefined) return held.get(fiscalOutside);
  const answer = await fetch(env.FISCAL_STAND_IN, { signal: AbortSignal.timeout(2_000) });
  const { hosts: urls, authorities } = (await answer.json()) as StandInDescription;
  return { urls, authorities };
}

/** A client of one of the hosts. Throws CertificateError where the certificate is not for it. */
export async function openClient(
  kernel: Kernel,
  environment: FiscalHost,
  certificate: FiscalCertificate,
  timing: { timeout: number; now?: () => Date },
): Promise<FiscalClient> {
  const { createFiscalClient } = await import('fiskalizacija');
  const { urls, authorities } = await readOutside(kernel);
  const url = urls?.[environment];
  return createFiscalClient({
    environment,
    certificate,
    ...timing,
    ...(url && { url }),
    ...(authorities && { authorities }),
  });
}
