import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const folder = join(import.meta.dirname, '../../../../../shared/data/fiskalizacija/f1/schema');

/** Whether the published schema lies beside the repository. */
export const hasPublishedSchema = existsSync(folder);

/** What libxml2 finds against the published schema in each of the messages; nothing where they are valid. */
export async function schemaFaults(messages: readonly string[]): Promise<string[]> {
  const [schema, signature] = await Promise.all(
    ['FiskalizacijaSchema.xsd', 'xmldsig-core-schema.xsd'].map((name) =>
      readFile(join(folder, name), 'utf8'),
    ),
  );
  const { errors } = await validateXML({
    xml: messages.map((contents, place) => ({ fileName: `${place}.xml`, contents })),
    schema: [{ fileName: 'FiskalizacijaSchema.xsd', contents: schema ?? '' }],
    // Its DTD lies on the web, and says only what the schema says.
    preload: [
      {
        fileName: 'xmldsig-core-schema.xsd',
        contents: (signature ?? '').replace(/<!DOCTYPE[\s\S]*?\]>/, ''),
      },
    ],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
