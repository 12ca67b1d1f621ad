const always: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', 'camera=(), microphone=()'],
];

/** Once told, browsers use https only for a year; never said over http, where it would lock out a shop without a certificate. */
const httpsOnly: [string, string] = ['strict-transport-security', 'max-age=31536000'];

/** Headers every answer of the site carries, whatever it is; `protocol` is the one the visitor uses, `http` or `https`. */
export const securityHeaders = (protocol: string): [string, string][] =>
  protocol === 'https' ? [...always, httpsOnly] : always;
