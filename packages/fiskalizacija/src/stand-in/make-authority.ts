import { generateKeyPair, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** What a certificate is to say. */
export interface Subject {
  commonName: string;
  organization?: string;
  /** Goes into the organisation's identifier, as FINA writes it. */
  oib?: string;
  country?: string;
}

export interface IssueOptions {
  validFrom?: Date;
  validUntil?: Date;
  /** Names under which a server may show it. */
  hostNames?: readonly string[];
}

/** A certificate with its key. */
export interface Issued {
  certificate: X509Certificate;
  privateKey: KeyObject;
  pem: string;
  /** Both and the authority in a P12 file, as a provider hands it out. */
  p12(password: string): Uint8Array;
}

/** An authority made for the day, that issues certificates like those of a provider. */
export interface TestAuthority {
  pem: string;
  issue(subject: Subject, options?: IssueOptions): Promise<Issued>;
}

const newKey = promisify(generateKeyPair);
const aDay = 86_400_000;

/** Makes an authority with a key of its own; for tests and demonstrations only. */
export async function makeTestAuthority(subject: Subject): Promise<TestAuthority> {
  const { privateKey, publicKey } = await newKey('rsa', { modulusLength: 2048 });
  const certificate = newCertificate(publicKey, subject, {});
  certificate.setIssuer(attributesOf(subject));
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  const key = forgeKey(privateKey);
  certificate.sign(key, forge.md.sha256.create());
  return {
    pem: forge.pki.certificateToPem(certificate),
    async issue(whose, options = {}) {
      const own = await newKey('rsa', { modulusLength: 2048 });
      const issued = newCertificate(own.publicKey, whose, options);
      issued.setIssuer(certificate.subject.attributes);
      issued.setExtensions([
        { name: 'basicConstraints', cA: false },
        { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
        { name: 'subjectKeyIdentifier' },
        ...(options.hostNames ? [{ name: 'subjectAltName', altNames: options.hostNames.map(altName) }] : []),
      ]);
      issued.sign(key, forge.md.sha256.create());
      const pem = forge.pki.certificateToPem(issued);
      return {
        certificate: new X509Certificate(pem),
        privateKey: own.privateKey,
        pem,
        p12: (password) => {
          const container = forge.pkcs12.toPkcs12Asn1(
            forgeKey(own.privateKey),
            [issued, certificate],
            password,
            {
              algorithm: '3des',
            },
          );
          return Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary');
        },
      };
    },
  };
}

const forgeKey = (key: KeyObject) =>
  forge.pki.privateKeyFromPem(key.export({ type: 'pkcs1', format: 'pem' }).toString());

const altName = (host: string) => (/^[0-9.]+$/.test(host) ? { type: 7, ip: host } : { type: 2, value: host });

function newCertificate(publicKey: KeyObject, subject: Subject, { validFrom, validUntil }: IssueOptions) {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  );
  // The first bit stays 0: a serial number is positive.
  certificate.serialNumber = `0${randomBytes(15).toString('hex').slice(1)}`;
  certificate.validity.notBefore = validFrom ?? new Date(Date.now() - aDay);
  certificate.validity.notAfter = validUntil ?? new Date(Date.now() + 365 * aDay);
  certificate.setSubject(attributesOf(subject));
  return certificate;
}

function attributesOf({
  commonName,
  organization,
  oib,
  country = 'HR',
}: Subject): forge.pki.CertificateField[] {
  const text = (field: forge.pki.CertificateField, value: string): forge.pki.CertificateField => ({
    ...field,
    value: forge.util.encodeUtf8(value),
    // Its types know the classes of a tag only, not the tags themselves.
    valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
  });
  return [
    { shortName: 'C', value: country },
    ...(organization ? [text({ shortName: 'O' }, organization)] : []),
    ...(oib ? [text({ type: '2.5.4.97' }, `HR${oib}`)] : []),
    text({ shortName: 'CN' }, commonName),
  ];
}
