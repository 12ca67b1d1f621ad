import type { FiscalEnvironment } from '../certificate/authorities.ts';

/** Where the tax host is (specification 2.6, 6.1). */
export const fiscalHosts: Readonly<Record<FiscalEnvironment, string>> = {
  test: 'https://cistest.apis-it.hr:8449/FiskalizacijaServiceTest',
  live: 'https://cis.porezna-uprava.hr:8449/FiskalizacijaService',
};

/** The common name of the certificate by which each host signs its answers. */
export const answerSigners: Readonly<Record<FiscalEnvironment, string>> = {
  test: 'fiskalcistest',
  live: 'fiskalcis',
};

/** The names by which the hosts are asked, without the port and path. */
const hostNames = new Map(
  (['test', 'live'] as const).map((environment) => [new URL(fiscalHosts[environment]).hostname, environment]),
);

/** Whose host an address is, and nothing where it is neither, as a stand-in's. */
export const environmentOfHost = (url: string): FiscalEnvironment | undefined =>
  hostNames.get(new URL(url).hostname);
