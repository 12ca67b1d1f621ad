import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadsTo } from './authorities.ts';
import { finaLiveAuthorities, finaTestAuthorities } from './fina-authorities.ts';

test('[FISC-06] the authorities are those of FINA, live and test apart, each chain whole', () => {
  // SHA-256, as published with the certificates.
  const published = {
    'Fina Root CA': '5AB4FCDB180B5B6AF0D262A2375A2C77D25602015D96648756611E2E78C53AD3',
    'Fina RDC 2020': '4140B70629FDA4B8A36FD53FB0AA53237157869931B8B2308FD05DF3FF7D78AB',
    'Fina Demo Root CA': 'A0628E66BCFC6DED7B6D8457DF57AD5477EE55B7D6E1161E25212BD5B1B1E14D',
    'Fina Demo CA 2020': '9771586D69DCA73D70E196B7AA059DEF3D47B2DE4BC080E738E5B1BC8A105BD2',
  };
  const read = (pems: readonly string[]) => pems.map((pem) => new X509Certificate(pem));
  const named = [...read(finaLiveAuthorities), ...read(finaTestAuthorities)].map((one) => [
    /CN=(.*)/.exec(one.subject)?.[1],
    one.fingerprint256.replaceAll(':', ''),
  ]);
  expect(Object.fromEntries(named)).toEqual(published);
  for (const [own, other] of [
    [finaLiveAuthorities, finaTestAuthorities],
    [finaTestAuthorities, finaLiveAuthorities],
  ] as const)
    for (const authority of read(own)) {
      expect(leadsTo(authority, [], own.slice(0, 1))).toBe(true);
      expect(leadsTo(authority, [], other)).toBe(false);
    }
});
