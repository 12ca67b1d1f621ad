import { httpsOnly } from '@izlog/platform/kernel/http/https-only';

const always: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', 'camera=(), microphone=()'],
];

/** Headers every answer of the site carries, whatever it is; `protocol` is the one the visitor uses, `http` or `https`. */
export const securityHeaders = (protocol: string): [string, string][] =>
  protocol === 'https' ? [...always, httpsOnly] : always;
