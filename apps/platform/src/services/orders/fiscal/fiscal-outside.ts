import type { FiscalClientOptions } from 'fiskalizacija';

/**
 * Where the tax host is and whom it shows itself by; empty: the hosts of the tax administration, whose addresses and
 * authorities the package `fiskalizacija` knows. Held for the whole platform, so that tests put a stand-in there. What is sent
 * goes to these addresses alone: nobody can set one.
 */
export const fiscalOutside = (): Pick<FiscalClientOptions, 'url' | 'authorities'> => ({});
