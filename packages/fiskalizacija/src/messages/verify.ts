import { X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { childElements, readDocument } from './read-xml.ts';
import { signing } from './sign.ts';

/** What a signature proved, or why it proves nothing. */
export type Verified =
  | {
      proved: true /** The element as it was signed: read nothing else. */;
      element: Element;
      certificate: X509Certificate;
    }
  | { proved: false; reason: string };

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
// What the specification names, and the hashes that would come after SHA-1; nothing with a shared key.
const signatures: readonly string[] = [
  signing.signature,
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
];
const transforms: readonly string[] = [signing.enveloped, signing.exclusive, signing.inclusive];

/**
 * Verifies the signature in `element` of the document `xml`: one signature, directly below the element, about the whole of it.
 * Says by which certificate; whether that is to be trusted is asked by the caller.
 */
export function verifyElement(xml: string, element: Element): Verified {
  const found = childElements(element).filter(
    (one) => one.localName === 'Signature' && one.namespaceURI === dsig,
  );
  const [signature, second] = found;
  if (!signature) return { proved: false, reason: 'It is not signed.' };
  if (second) return { proved: false, reason: 'It has more than one signature.' };
  const certificate = certificateOf(signature);
  if (!certificate) return { proved: false, reason: 'The signature brings no certificate.' };
  try {
    const verifier = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null });
    verifier.loadSignature(signature);
    const [reference, further] = verifier.getReferences();
    const id = element.getAttribute('Id');
    const isOurs =
      reference &&
      !further &&
      id &&
      reference.uri === `#${id}` &&
      signatures.includes(String(verifier.signatureAlgorithm)) &&
      reference.transforms.every((one) => transforms.includes(one));
    if (!isOurs) return { proved: false, reason: 'The signature is not about the whole message.' };
    if (!verifier.checkSignature(xml)) return { proved: false, reason: 'The signature does not fit.' };
    const [signed] = verifier.getSignedReferences();
    const proved = signed === undefined ? undefined : readDocument(signed)?.documentElement;
    if (!proved || proved.localName !== element.localName || proved.namespaceURI !== element.namespaceURI)
      return { proved: false, reason: 'The signature is about something else.' };
    return { proved: true, element: proved, certificate };
  } catch (failure) {
    return { proved: false, reason: `The signature cannot be verified: ${(failure as Error).message}` };
  }
}

function certificateOf(signature: Element): X509Certificate | undefined {
  const below = (parent: Element | undefined, name: string) =>
    parent && childElements(parent).find((one) => one.localName === name && one.namespaceURI === dsig);
  const base64 = below(below(below(signature, 'KeyInfo'), 'X509Data'), 'X509Certificate')?.textContent;
  if (!base64) return undefined;
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
}
