import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import SaxonJS from 'saxon-js';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { eracun, textOf } from './published.ts';

/** What others' engines say against documents: one list of sentences a document, empty where it is in order. */
export type Faults = string[][];

/** libxml2 on the schema of UBL 2.1 with Croatia's extension. */
export async function schemaFaults(xmls: readonly string[]): Promise<Faults> {
  const preload = readdirSync(join(eracun, 'xsd/common')).map((fileName) => ({
    fileName,
    contents: flat(textOf(eracun, 'xsd/common', fileName)),
  }));
  const faults: Faults = xmls.map(() => []);
  for (const kind of ['Invoice', 'CreditNote']) {
    const documents = [...xmls.entries()].filter(([, xml]) => xml.includes(`<${kind} `));
    if (documents.length === 0) continue;
    const { errors } = await validateXML({
      xml: documents.map(([index, contents]) => ({ fileName: `${index}.xml`, contents })),
      schema: [{ fileName: 'main.xsd', contents: flat(textOf(eracun, `xsd/maindoc/UBL-${kind}-2.1.xsd`)) }],
      preload,
      initialMemoryPages: 4096,
      maxMemoryPages: memoryPages.GiB,
    });
    for (const { loc, message } of errors)
      faults[Number(loc?.fileName.split('.')[0])]?.push(`${loc?.lineNumber} ${message}`);
  }
  return faults;
}

/** Here all files lie in one folder. */
const flat = (xsd: string) => xsd.replaceAll('../common/', '');

/** The rules of EN 16931, but for those that only warn. */
const normRules = () =>
  textOf(eracun, 'schematron/EN16931-UBL-validation-preprocessed.sch').replaceAll(
    /<assert[^>]*flag="warning"[^>]*>[^<]*<\/assert>/g,
    '',
  );

/** Saxon on the rules of EN 16931; by their names. */
export const normFaults = (xmls: readonly string[]): Faults => faultsBySaxon(normRules(), xmls);

/** Saxon on Croatia's rules, all of them; by their names. */
export const croatianFaults = (xmls: readonly string[]): Faults =>
  faultsBySaxon(
    textOf(eracun, 'schematron/HR-CIUS-EXT-EN16931-UBL.sch').replace(
      /<include href="(.+?)"\s*\/>/,
      (_, path) => textOf(eracun, 'schematron', path).replace(/<\?xml.*?\?>/, ''),
    ),
    xmls,
  );

/** The rules are compiled once for all documents. */
function faultsBySaxon(rules: string, xmls: readonly string[]): Faults {
  const compiled = SaxonJS.XPath.evaluate(
    "transform(map{'stylesheet-text':$sheet,'source-node':parse-xml($rules),'delivery-format':'serialized'})?output",
    null,
    { params: { sheet: textOf(import.meta.dirname, 'schematron.xsl'), rules } },
  );
  const said = SaxonJS.XPath.evaluate(
    "transform(map{'stylesheet-text':$sheet,'initial-template':QName('','all'),'stylesheet-params':map{QName('','xmls'):$xmls},'delivery-format':'serialized'})?output",
    null,
    { params: { sheet: compiled, xmls: [...xmls] } },
  );
  const faults: Faults = xmls.map(() => []);
  for (const [, index, rule = ''] of String(said).matchAll(/(\d+) (\S+);/g))
    faults[Number(index) - 1]?.push(rule);
  return faults;
}
