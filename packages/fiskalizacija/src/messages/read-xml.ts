import { DOMParser } from '@xmldom/xmldom';
import { fiscalNamespace } from './xml.ts';

const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/';

/** The document of a text, or nothing where it is no XML, is broken, or brings definitions of its own. */
export function readDocument(text: string): Document | undefined {
  // Neither side of this exchange has a use for a DTD; entities are how such texts grow and read files.
  if (/<!DOCTYPE/i.test(text)) return undefined;
  let broken = false;
  const markBroken = () => {
    broken = true;
  };
  const parser = new DOMParser({
    errorHandler: { warning: markBroken, error: markBroken, fatalError: markBroken },
  });
  try {
    const document = parser.parseFromString(text.replace(/^\ufeff/, ''), 'text/xml');
    return broken || !document?.documentElement ? undefined : document;
  } catch {
    return undefined;
  }
}

/** The element that the body of a SOAP envelope carries, or nothing where the document is no envelope with one element. */
export function bodyOf(document: Document): Element | undefined {
  const envelope = document.documentElement;
  if (envelope.localName !== 'Envelope' || envelope.namespaceURI !== soapNamespace) return undefined;
  const bodies = childElements(envelope).filter(
    (one) => one.localName === 'Body' && one.namespaceURI === soapNamespace,
  );
  const [body, second] = bodies;
  if (!body || second) return undefined;
  const [only, further] = childElements(body);
  return further ? undefined : only;
}

/** What a SOAP fault says, where `element` is one. */
export const faultOf = (element: Element): string | undefined =>
  element.localName === 'Fault' && element.namespaceURI === soapNamespace
    ? (childElements(element).find(({ localName }) => localName === 'faultstring')?.textContent ?? '').trim()
    : undefined;

/** The elements directly below one. */
export function childElements(parent: Element): Element[] {
  const found: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1) found.push(node as Element);
  return found;
}

/** The element that a path of names of the messages leads to. */
export function elementAt(from: Element, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (parent, name) =>
      parent &&
      childElements(parent).find((one) => one.localName === name && one.namespaceURI === fiscalNamespace),
    from,
  );
}

/** The text of the element at a path, without space around it. */
export const textAt = (from: Element, ...path: readonly string[]): string | undefined =>
  elementAt(from, ...path)?.textContent?.trim();
