import type { Env } from '@izlog/platform/env';
import type { Installation } from '../installation.ts';
import { type Finding, fine, missing, weak } from './finding.ts';

/** Whether visitors from outside are meant to come: what would do for a trial will not do for them. */
export function isPublic({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL !== undefined && !/\/\/(localhost|127\.|\[::1\])/.test(PUBLIC_URL);
}

/** What the settings alone tell. */
export function settingsFindings({ env, database }: Pick<Installation, 'env' | 'database'>): Finding[] {
  return [...addressFindings(env), ...secrecyFindings(env, database)];
}

function addressFindings(env: Env): Finding[] {
  const findings = [
    env.PUBLIC_URL
      ? fine(`PUBLIC_URL is ${env.PUBLIC_URL}.`)
      : weak('PUBLIC_URL is not set: canonical addresses and mails name localhost.'),
  ];
  if (!isPublic(env)) return findings;
  if (env.PUBLIC_URL?.startsWith('http:'))
    findings.push(weak('PUBLIC_URL has no https: passwords and cookies can be read on the way.'));
  if (!env.TRUST_PROXY)
    findings.push(weak('TRUST_PROXY is false: behind a proxy all visitors seem to have one address.'));
  return findings;
}

function secrecyFindings(env: Env, database: Installation['database']): Finding[] {
  const findings = [
    env.APP_SECRET || database === 'embedded'
      ? fine('The secret of tokens is set.')
      : weak('APP_SECRET is not set: each machine makes its own and they do not accept each other’s logins.'),
  ];
  if (env.NODE_ENV !== 'production') findings.push(weak(`NODE_ENV is ${env.NODE_ENV}.`));
  if (env.PAYMENT_STAND_IN)
    findings.push(missing(`PAYMENT_STAND_IN is set: payments go to ${env.PAYMENT_STAND_IN}, not to a bank.`));
  if (env.FISCAL_STAND_IN)
    findings.push(
      missing(
        `FISCAL_STAND_IN is set: invoices are reported to ${env.FISCAL_STAND_IN}, not to the tax administration.`,
      ),
    );
  if (env.E_INVOICE_STAND_IN)
    findings.push(
      missing(
        `E_INVOICE_STAND_IN is set: e-invoices go to ${env.E_INVOICE_STAND_IN}, not to an access point.`,
      ),
    );
  if (env.CAPTCHA_VERIFY_URL && isPublic(env))
    findings.push(weak(`CAPTCHA_VERIFY_URL is set: ${env.CAPTCHA_VERIFY_URL} says who is human.`));
  return findings;
}
