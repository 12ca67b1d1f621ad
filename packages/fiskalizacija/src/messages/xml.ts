/** The namespace of all messages. */
export const fiscalNamespace = 'http://www.apis-it.hr/fin/2012/types/f73';

/** An element of a message, already written. */
export type Xml = string;

/** Writes an element of the messages' namespace: a text, or elements (what is missing is left out). */
export function element(name: string, content: string | readonly (Xml | null)[]): Xml {
  const inner =
    typeof content === 'string' ? escapeText(content) : content.filter((one) => one !== null).join('');
  return `<tns:${name}>${inner}</tns:${name}>`;
}

/** Writes the root of a message, whose `Id` the signature refers to. */
export const rootElement = (name: string, content: readonly Xml[]): Xml =>
  `<tns:${name} xmlns:tns="${fiscalNamespace}" Id="${name}">${content.join('')}</tns:${name}>`;

/** Puts a message into the envelope in which it travels. */
export const inEnvelope = (message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${message}</soapenv:Body></soapenv:Envelope>`;

/** As canonical XML writes a text, so that a message is signed byte for byte as it was written. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
