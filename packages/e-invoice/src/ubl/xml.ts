import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { InvoiceRefused } from '../problem.ts';

/** One element with the usual prefix of its namespace in front of its name: `cbc:ID`; none for the document's own. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const namespaces = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  hrextac: 'urn:mfin.gov.hr:schema:xsd:HRExtensionAggregateComponents-1',
  sig: 'urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2',
  sac: 'urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2',
};

const creditNoteNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2';

/** Deeper than any UBL document goes; what is deeper wants to exhaust the reader. */
const deepest = 60;

/** Throws `InvoiceRefused` where the text is no XML, has a DOCTYPE (it may name files and other hosts) or is absurdly deep. */
export function parseXml(xml: string): XmlElement {
  const refuse = (reason: string): never => {
    throw new InvoiceRefused('It cannot be read', [{ field: 'xml', reason }]);
  };
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('doctype', () => refuse('has a DOCTYPE, which is not read'));
  parser.on('error', (error) => refuse(`is no XML: ${error.message}`));
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length >= deepest) refuse(`has more than ${deepest} elements within each other`);
    const element = {
      name: nameOf(uri, local),
      attributes: plainAttributes(attributes),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  return root ?? refuse('is empty');
}

function nameOf(uri: string, local: string): string {
  if (uri === creditNoteNamespace) return local;
  const prefix = Object.entries(namespaces).find(([, known]) => known === uri)?.[0];
  if (prefix === undefined) return `{${uri}}${local}`;
  return prefix === '' ? local : `${prefix}:${local}`;
}

const plainAttributes = (attributes: Record<string, SaxesAttributeNS>): Record<string, string> =>
  Object.fromEntries(
    Object.values(attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ name, value }) => [name, value]),
  );

/** A whole UBL document, with the namespaces that it uses. */
export function serializedUbl(root: XmlElement): string {
  const own = root.name === 'CreditNote' ? creditNoteNamespace : namespaces[''];
  const used = new Set(prefixesOf(root));
  const declared = Object.entries(namespaces).filter(([prefix]) => used.has(prefix));
  return serialized(root, {
    xmlns: own,
    ...Object.fromEntries(declared.map(([to, uri]) => [`xmlns:${to}`, uri])),
  });
}

/** Any document: its declaration, namespaces in its first element, two spaces a level. */
export function serialized(root: XmlElement, declared: Record<string, string>): string {
  const attributes = { ...declared, ...root.attributes };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element({ ...root, attributes }, '')}`;
}

function element({ name, attributes, children, text }: XmlElement, indent: string): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedInside(value)}"`);
  const start = `${indent}<${name}${said.join('')}>`;
  if (children.length === 0) return `${start}${escaped(text)}</${name}>\n`;
  return `${start}\n${children.map((child) => element(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

function* prefixesOf({ name, children }: XmlElement): Generator<string> {
  if (name.includes(':')) yield name.split(':', 1).join();
  for (const child of children) yield* prefixesOf(child);
}

const references: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // A parser makes another of them unless they are written as their number.
  ...{ '\r': '&#13;', '\n': '&#10;', '\t': '&#9;' },
};

const escaped = (text: string): string => text.replace(/[&<>\r]/g, (found) => references[found] ?? found);
const escapedInside = (text: string) => text.replace(/[&<>"\r\n\t]/g, (found) => references[found] ?? found);

/** What XML 1.0 has no way to write: control characters, halves of a character. */
export const isWritable = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(text) && !/\p{Cs}/u.test(text);
