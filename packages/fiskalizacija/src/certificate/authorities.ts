import { X509Certificate } from 'node:crypto';
import { finaLiveAuthorities, finaTestAuthorities } from './fina-authorities.ts';

/** The two hosts of the tax administration, which have certificates of their own each. */
export type FiscalEnvironment = 'test' | 'live';

/**
 * Certificates (PEM) under which those of taxpayers, of the tax host and of its signatures are issued, per environment, with
 * their roots: the host leaves out the one between.
 */
export type Authorities = Readonly<Record<FiscalEnvironment, readonly string[]>>;

/** Those of FINA. Further Croatian providers are given beside them. */
export const finaAuthorities: Authorities = { test: finaTestAuthorities, live: finaLiveAuthorities };

/**
 * Whether a chain leads from `certificate` over `between` to one of `authorities` (PEM), each link signed by the next. Asks
 * nothing about times: what was signed while a certificate held is judged by its own.
 */
export function leadsTo(
  certificate: X509Certificate,
  between: readonly X509Certificate[],
  authorities: readonly string[],
): boolean {
  const trusted = authorities.map((pem) => new X509Certificate(pem));
  const reaches = (one: X509Certificate, left: readonly X509Certificate[]): boolean =>
    trusted.some((authority) => authority.fingerprint256 === one.fingerprint256 || signed(one, authority)) ||
    left.some(
      (next) =>
        signed(one, next) &&
        reaches(
          next,
          left.filter((other) => other !== next),
        ),
    );
  return reaches(certificate, between);
}

const signed = (certificate: X509Certificate, by: X509Certificate) =>
  by.ca && certificate.checkIssued(by) && certificate.verify(by.publicKey);

/** The fields of a name as Node writes them, a line each: `CN=…`. */
export function nameFields(name: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of name.split('\n')) {
    const equals = line.indexOf('=');
    if (equals > 0) fields.set(line.slice(0, equals), line.slice(equals + 1));
  }
  return fields;
}
