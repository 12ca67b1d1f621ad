import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { isOib } from '../oib.ts';
import {
  type Authorities,
  type FiscalEnvironment,
  finaAuthorities,
  leadsTo,
  nameFields,
} from './authorities.ts';
import { CertificateError } from './certificate-error.ts';

/** A taxpayer's certificate for fiscalisation, with its key. Keep it in memory only. */
export interface FiscalCertificate {
  /** OIB of the taxpayer, from the subject. */
  oib: string;
  /** Common name, as `FISKAL 1`. */
  name: string;
  issuer: string;
  validFrom: Date;
  validUntil: Date;
  /** Where it may be used; the tax host refuses it elsewhere. */
  environment: FiscalEnvironment;
  /**
   * Whether a chain of signatures proved the issuer. If not, the file lacks the certificate between, and the environment was
   * read from the issuer's name.
   */
  chainProved: boolean;
  certificate: X509Certificate;
  privateKey: KeyObject;
}

interface Reading {
  now: Date;
  /** Those of FINA if not given. */
  authorities?: Authorities;
}

/**
 * Reads the P12 (PFX) file of a certificate for fiscalisation, with modern ciphers or the old ones (RC2, 3DES) that providers
 * still issue. Throws `CertificateError` with what is wrong: no P12, wrong password, no key, not RSA, ended, not yet valid,
 * no OIB, or a foreign issuer. A file of strangers is better unpacked (`unpackP12`) in a process that can be ended.
 */
export function readCertificate(p12: Uint8Array, password: string, reading: Reading): FiscalCertificate {
  return certificateOf(unpackP12(p12, password), reading);
}

/** The same of what a P12 was unpacked to. */
export function certificateOf(parts: P12Parts, reading: Reading): FiscalCertificate {
  const certificate = new X509Certificate(parts.certificate);
  const privateKey = createPrivateKey(parts.privateKey);
  const others = parts.others.map((pem) => new X509Certificate(pem));
  const oib = oibOf(certificate);
  if (!oib) throw new CertificateError('noOib', `No OIB in the subject "${oneLine(certificate.subject)}".`);
  const issued = environmentOf(certificate, others, reading.authorities ?? finaAuthorities);
  const read: FiscalCertificate = {
    oib,
    name: nameFields(certificate.subject).get('CN') ?? oneLine(certificate.subject),
    issuer: nameFields(certificate.issuer).get('CN') ?? oneLine(certificate.issuer),
    validFrom: new Date(certificate.validFrom),
    validUntil: new Date(certificate.validTo),
    ...issued,
    certificate,
    privateKey,
  };
  expectInTime(read, reading.now);
  return read;
}

/** Throws `CertificateError` where the certificate is not valid at `now`. */
export function expectInTime({ validFrom, validUntil }: FiscalCertificate, now: Date): void {
  if (now > validUntil)
    throw new CertificateError('ended', `The certificate ended on ${validUntil.toISOString()}.`);
  if (now < validFrom)
    throw new CertificateError('notYetValid', `The certificate is valid from ${validFrom.toISOString()} on.`);
}

/** What a P12 holds, as PEM. */
export interface P12Parts {
  certificate: string;
  /** PKCS#8, not encrypted: keep it in memory only. */
  privateKey: string;
  /** The further certificates of the file. */
  others: string[];
}

/**
 * Opens a P12 with its password; throws `CertificateError`. The file says how often the password is turned to a key: what can be
 * read of that beforehand is bounded, but not what is encrypted in it. Of strangers it is opened in a process that can be ended.
 */
export function unpackP12(p12: Uint8Array, password: string): P12Parts {
  const bags = readBags(p12, password);
  const certificates = bags(forge.pki.oids.certBag).map(x509Of);
  const keys = [...bags(forge.pki.oids.pkcs8ShroudedKeyBag), ...bags(forge.pki.oids.keyBag)];
  if (keys.length === 0) throw new CertificateError('noKey', 'The file holds no private key.');
  const rsa = keys.flatMap(({ key }) => (key ? [key] : []));
  if (rsa.length === 0) throw new CertificateError('notRsa', 'The private key is none of RSA.');
  for (const key of rsa) {
    const privateKey = createPrivateKey(forge.pki.privateKeyToPem(key));
    const certificate = certificates.find((one) => one.checkPrivateKey(privateKey));
    if (certificate)
      return {
        certificate: certificate.toString(),
        privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
        others: certificates.filter((one) => one !== certificate).map((one) => one.toString()),
      };
  }
  throw new CertificateError('noCertificate', 'The file holds no certificate of its private key.');
}

function readBags(p12: Uint8Array, password: string) {
  const container = containerOf(p12);
  mustBeQuick(container);
  let opened: forge.pkcs12.Pkcs12Pfx;
  try {
    opened = forge.pkcs12.pkcs12FromAsn1(container, false, password);
  } catch (cause) {
    opened = openModern(container, password, cause);
  }
  return (bagType: string | undefined) => (bagType ? (opened.getBags({ bagType })[bagType] ?? []) : []);
}

function containerOf(p12: Uint8Array): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(p12).toString('binary')));
  } catch (cause) {
    throw new CertificateError('notP12', 'The file is no P12 container.', { cause });
  }
}

/** Times that all keys of a file together turn the password; files of real providers say 1 to 600,000 for each of three. */
const mostTurns = 3_000_000;

/** The file itself says how often its keys turn the password, and a number of hours would be turned that often. */
function mustBeQuick(container: forge.asn1.Asn1): void {
  if (countTurns(container) > mostTurns)
    throw new CertificateError('notP12', 'The file turns its password to a key too many times.');
}

/**
 * All counts of key derivation that are not encrypted themselves: of PKCS#12 and PKCS#5 alike each stands behind its salt, a
 * number behind a string of bytes, and some are in a container that is such a string.
 */
function countTurns({ value }: forge.asn1.Asn1, depth = 0): number {
  if (!Array.isArray(value)) return 0;
  if (depth > deepest) return Infinity;
  let turns = 0;
  for (const [place, one] of value.entries()) {
    const next = value[place + 1];
    const isBytes = one.tagClass === forge.asn1.Class.UNIVERSAL && one.type === forge.asn1.Type.OCTETSTRING;
    if (isBytes && next?.type === forge.asn1.Type.INTEGER) turns += numberOf(next);
    turns += countTurns(one, depth + 1);
    if (isBytes && typeof one.value === 'string') turns += countTurns(containerIn(one.value), depth + 1);
  }
  return turns;
}

/** A real file has its deepest part at about 15. */
const deepest = 40;

function numberOf({ value }: forge.asn1.Asn1): number {
  if (typeof value !== 'string') return Infinity;
  // Six bytes are more than anything that is bounded here, and a number still.
  return value.length > 6 ? Infinity : Number.parseInt(forge.util.bytesToHex(value) || '0', 16);
}

function containerIn(bytes: string): forge.asn1.Asn1 {
  const nothing = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.NULL, false, '');
  // What is no sequence holds no parameters, and most of a file is ciphertext.
  if (!bytes.startsWith('\x30')) return nothing;
  try {
    return forge.asn1.fromDer(forge.util.createBuffer(bytes));
  } catch {
    return nothing;
  }
}

/**
 * The check of a container's password and the old ciphers take it as UTF-16, the modern ciphers as UTF-8: a password with
 * letters like "č" that passed the check is tried again so. Otherwise says what `failure` means.
 */
function openModern(container: forge.asn1.Asn1, password: string, failure: unknown): forge.pkcs12.Pkcs12Pfx {
  const parts = container.value;
  const isWrong = /MAC could not be verified/.test(String(failure));
  const asUtf8 = forge.util.encodeUtf8(password);
  if (!isWrong && asUtf8 !== password && Array.isArray(parts) && parts.length === 3) {
    try {
      // Its check is the third part, and was passed.
      return forge.pkcs12.pkcs12FromAsn1({ ...container, value: parts.slice(0, 2) }, false, asUtf8);
    } catch (cause) {
      throw new CertificateError('notP12', 'The file is no P12 container that can be read.', { cause });
    }
  }
  throw isWrong || /password|decrypt/i.test(String(failure))
    ? new CertificateError('wrongPassword', 'The password does not open the file.')
    : new CertificateError('notP12', 'The file is no P12 container that can be read.', { cause: failure });
}

function x509Of({ cert, asn1 }: forge.pkcs12.Bag): X509Certificate {
  const der = forge.asn1.toDer(cert ? forge.pki.certificateToAsn1(cert) : asn1).getBytes();
  return new X509Certificate(Buffer.from(der, 'binary'));
}

/**
 * The OIB that a subject names. Providers put it into the organisation's identifier (`HR12345678903`, `VATHR-12345678903`),
 * the serial number, or behind the name of the organisation (`FIRMA D.O.O. HR12345678903`).
 */
export function oibOf(certificate: X509Certificate): string | undefined {
  const fields = nameFields(certificate.subject);
  for (const field of ['organizationIdentifier', 'serialNumber', 'O', 'OU', 'CN', 'UID']) {
    const found = /(?<![0-9])[0-9]{11}(?![0-9])/.exec(fields.get(field) ?? '')?.[0];
    if (found && isOib(found)) return found;
  }
  return undefined;
}

function environmentOf(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  authorities: Authorities,
): Pick<FiscalCertificate, 'environment' | 'chainProved'> {
  for (const environment of ['live', 'test'] as const)
    if (leadsTo(certificate, others, authorities[environment])) return { environment, chainProved: true };
  // A file without the certificate between: only a provider's name is left. The tax host has the last word.
  const issuer = nameFields(certificate.issuer);
  const known = issuer.get('C') === 'HR' && certificate.issuer !== certificate.subject;
  if (!known)
    throw new CertificateError(
      'foreignIssuer',
      `Issued by "${oneLine(certificate.issuer)}", no provider in Croatia.`,
    );
  const isTest = /\b(demo|test)/i.test(certificate.issuer);
  return { environment: isTest ? 'test' : 'live', chainProved: false };
}

const oneLine = (name: string) => name.replaceAll('\n', ', ');
