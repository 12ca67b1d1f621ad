import { SignedXml } from 'xml-crypto';
import type { FiscalCertificate } from '../certificate/read-certificate.ts';
import { escapeText, type Xml } from './xml.ts';

/** How the tax host's and the taxpayers' messages are signed (specification 2.6, 7). */
export const signing = {
  signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  /** Of requests. */
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  /** Of answers. */
  inclusive: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
} as const;

type Signer = Pick<FiscalCertificate, 'certificate' | 'privateKey'>;

/**
 * Signs a message: RSA-SHA1, enveloped in its root, to whose `Id` the reference points, with the certificate and its issuer
 * and number. `message` is a root element as `requests.ts` writes it.
 */
export function signMessage(message: Xml, signer: Signer): Xml {
  const root = /^<tns:(\w+)/.exec(message)?.[1];
  if (!root) throw new Error('No message to sign.');
  return signElement(message, root, signer, signing.exclusive);
}

/** Signs the element `name` of a document, canonicalised as said. Of use to who plays the tax host. */
export function signElement(
  xml: string,
  name: string,
  { certificate, privateKey }: Signer,
  canonicalization: typeof signing.exclusive | typeof signing.inclusive,
): Xml {
  const signed = new SignedXml({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: signing.signature,
    canonicalizationAlgorithm: canonicalization,
    getKeyInfoContent: () => keyInfo(certificate),
  });
  signed.addReference({
    xpath: `//*[local-name(.)='${name}']`,
    transforms: [signing.enveloped, canonicalization],
    digestAlgorithm: signing.digest,
  });
  signed.computeSignature(xml, { location: { reference: `//*[local-name(.)='${name}']`, action: 'append' } });
  return signed.getSignedXml();
}

function keyInfo(certificate: Signer['certificate']): string {
  // The names that RFC 4514 writes go from the last to the first.
  const issuer = certificate.issuer.split('\n').reverse();
  return (
    `<X509Data><X509Certificate>${certificate.raw.toString('base64')}</X509Certificate>` +
    `<X509IssuerSerial><X509IssuerName>${escapeText(issuer.join(','))}</X509IssuerName>` +
    `<X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</X509SerialNumber></X509IssuerSerial></X509Data>`
  );
}
