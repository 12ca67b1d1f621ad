import forge from 'node-forge';
import { beforeAll, describe, expect, test } from 'vitest';
import { hostileP12 } from '../stand-in/hostile-p12.ts';
import {
  type Issued,
  makeTestAuthority,
  type Subject,
  type TestAuthority,
} from '../stand-in/make-authority.ts';
import { hasOpenssl, Openssl } from '../testing/openssl.ts';
import { anOib } from '../testing/samples.ts';
import type { Authorities } from './authorities.ts';
import { CertificateError } from './certificate-error.ts';
import { readCertificate } from './read-certificate.ts';

const now = new Date();
const aDay = 86_400_000;
let live: TestAuthority;
let demo: TestAuthority;
let authorities: Authorities;
let issued: Issued;

beforeAll(async () => {
  live = await makeTestAuthority({ commonName: 'Provider CA', organization: 'Provider' });
  demo = await makeTestAuthority({ commonName: 'Provider Demo CA', organization: 'Provider' });
  authorities = { live: [live.pem], test: [demo.pem] };
  issued = await demo.issue({ commonName: 'FISKAL 1', organization: 'DUĆAN D.O.O.', oib: anOib });
});

const read = (p12: Uint8Array, password = 'lozinka') => readCertificate(p12, password, { now, authorities });

/** What is wrong with a file, by the word that the program has for it. */
const problemOf = (p12: Uint8Array, password?: string) => {
  try {
    read(p12, password);
  } catch (failure) {
    if (failure instanceof CertificateError) return failure.problem;
    throw failure;
  }
  return undefined;
};

test('[FISC-01] a certificate says whose it is, how long it holds, and for which host', async () => {
  const found = read(issued.p12('lozinka'));

  expect(found).toMatchObject({
    oib: anOib,
    name: 'FISKAL 1',
    issuer: 'Provider Demo CA',
    environment: 'test',
    chainProved: true,
  });
  expect(found.validUntil).toEqual(new Date(issued.certificate.validTo));
  const ofLive = await live.issue({ commonName: 'FISKAL 1', oib: anOib });
  expect(read(ofLive.p12('lozinka')).environment).toBe('live');
});

test('[FISC-06] a file whose check would turn the password for hours is refused at once', () => {
  const file = forge.asn1.fromDer(Buffer.from(issued.p12('lozinka')).toString('binary'));
  const check = (file.value as forge.asn1.Asn1[])[2]?.value as forge.asn1.Asn1[];
  const count = check[2];
  if (!count) throw new Error('the file says no count');
  count.value = forge.util.hexToBytes('7fffffff');

  expect(problemOf(Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary'), 'lozinka')).toBe('notP12');
});

test('[FISC-06] a file with a key that would turn the password for hours is refused at once, where that can be read', () => {
  const began = performance.now();
  expect(problemOf(hostileP12('lozinka', { isHidden: false }))).toBe('notP12');
  expect(performance.now() - began).toBeLessThan(2000);
});

test('[FISC-01] the OIB is found wherever providers write it, and only with a right check digit', async () => {
  const oibOf = async (subject: Subject) => read((await demo.issue(subject)).p12(''), '').oib;

  await expect(oibOf({ commonName: 'FISKAL 2', organization: `APIS IT D.O.O. HR${anOib}` })).resolves.toBe(
    anOib,
  );
  await expect(oibOf({ commonName: `fiskal ${anOib}`, organization: 'X 12345678901' })).resolves.toBe(anOib);
  await expect(oibOf({ commonName: 'FISKAL 1', organization: 'X HR12345678901' })).rejects.toMatchObject({
    problem: 'noOib',
  });
});

test('[FISC-01] what is wrong with a file is said: password, ended, not yet valid, no OIB, foreign, no P12', async () => {
  const p12Of = async (subject: Subject, options?: Parameters<TestAuthority['issue']>[1]) =>
    (await demo.issue(subject, options)).p12('lozinka');
  const fiskal = { commonName: 'FISKAL 1', oib: anOib };

  expect(problemOf(issued.p12('lozinka'), 'Lozinka')).toBe('wrongPassword');
  expect(problemOf(issued.p12('lozinka'), '')).toBe('wrongPassword');
  expect(problemOf(Buffer.from('<html>'))).toBe('notP12');
  expect(problemOf(new Uint8Array())).toBe('notP12');
  expect(problemOf(issued.p12('lozinka').subarray(0, 1500))).toBe('notP12');
  expect(problemOf(Buffer.from(issued.pem))).toBe('notP12');
  expect(problemOf(await p12Of(fiskal, { validUntil: new Date(now.getTime() - aDay / 2) }))).toBe('ended');
  expect(problemOf(await p12Of(fiskal, { validFrom: new Date(now.getTime() + aDay) }))).toBe('notYetValid');
  expect(problemOf(await p12Of({ commonName: 'FISKAL 1' }))).toBe('noOib');
  const abroad = await makeTestAuthority({ commonName: 'Zertifikate CA', country: 'DE' });
  expect(problemOf((await abroad.issue(fiskal)).p12('lozinka'))).toBe('foreignIssuer');
});

test('[FISC-06] without a chain the issuer must be in Croatia, and its name says test or live', async () => {
  const unknown = await makeTestAuthority({ commonName: 'Drugi davatelj Test CA' });
  const other = await makeTestAuthority({ commonName: 'Drugi davatelj CA' });
  const fiskal = { commonName: 'FISKAL 1', oib: anOib };

  expect(read((await unknown.issue(fiskal)).p12('lozinka'))).toMatchObject({
    environment: 'test',
    chainProved: false,
  });
  expect(read((await other.issue(fiskal)).p12('lozinka'))).toMatchObject({
    environment: 'live',
    chainProved: false,
  });
});

describe.skipIf(!hasOpenssl)('files of openssl', () => {
  const ciphers = [
    ['AES-256 and HMAC-SHA256, its own choice', []],
    ['RC2-40 for certificates and 3DES for the key, as providers have issued for years', ['-legacy']],
    ['3DES for both', ['-legacy', '-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES']],
    ['AES-128 with an unencrypted certificate', ['-keypbe', 'AES-128-CBC', '-certpbe', 'NONE']],
  ] as const;

  test.for(ciphers)('[FISC-01] a P12 with %s is read', async ([, options]) => {
    await using openssl = await Openssl.start();
    await openssl.write('certificate.pem', issued.pem);
    await openssl.write('key.pem', issued.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const password of ['lozinka', '', 'Čudna šifra 1!']) {
      await openssl.run(
        'pkcs12',
        '-export',
        '-in',
        'certificate.pem',
        '-inkey',
        'key.pem',
        '-out',
        'it.p12',
        '-passout',
        `pass:${password}`,
        ...options,
      );
      const p12 = await openssl.read('it.p12');

      const found = read(p12, password);

      expect(found.oib, password).toBe(anOib);
      expect(found.privateKey.equals(issued.privateKey)).toBe(true);
      expect(problemOf(p12, `${password}x`)).toBe('wrongPassword');
    }
  });

  test('[FISC-01] a P12 without a key, or with a key that is not RSA, is refused as that', async () => {
    await using openssl = await Openssl.start();
    await openssl.write('certificate.pem', issued.pem);
    const out = ['-out', 'it.p12', '-passout', 'pass:lozinka'];
    await openssl.run('pkcs12', '-export', '-nokeys', '-in', 'certificate.pem', ...out);
    expect(problemOf(await openssl.read('it.p12'))).toBe('noKey');

    await openssl.run('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', 'ec.pem');
    await openssl.run(
      'req',
      '-x509',
      '-key',
      'ec.pem',
      '-subj',
      `/C=HR/CN=FISKAL ${anOib}`,
      '-out',
      'ec-certificate.pem',
    );
    await openssl.run('pkcs12', '-export', '-in', 'ec-certificate.pem', '-inkey', 'ec.pem', ...out);
    expect(problemOf(await openssl.read('it.p12'))).toBe('notRsa');
  });
});
