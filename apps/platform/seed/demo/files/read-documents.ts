import { readdir } from 'node:fs/promises';
import type { z } from 'zod';
import type { Language } from '../shape.ts';
import { joinLanguages } from './join-languages.ts';
import { checked, readShopFile, type ShopFile, ShopFileRefused, valuesOf } from './shop-file.ts';

/** What stands in Markdown below the YAML: one text, or one for each section that a line `<!-- id -->` names. */
export type Below = 'body' | 'texts';

/**
 * The documents of a folder by key, `key.hr.md` with everything and `key.en.md` and so on with the words in other
 * languages. Throws ShopFileRefused for one that cannot be taken.
 */
export async function readDocuments<Schema extends z.ZodType>(
  shop: { folder: URL; languages: readonly Language[] },
  name: string,
  below: Below,
  schema: Schema,
): Promise<Map<string, z.output<Schema>>> {
  const isThere = (await readdir(shop.folder)).includes(name);
  const files = isThere ? await readdir(new URL(`${name}/`, shop.folder)) : [];
  const keys = new Set(files.map((file) => keyOf(`${name}/${file}`, shop.languages)));
  const read = [...keys].sort().map(async (key) => {
    const said = await Promise.all(
      shop.languages.map(async (language) => {
        const file = `${key}.${language}.md`;
        return [
          language,
          files.includes(file) ? await readShopFile(shop.folder, `${name}/${file}`) : undefined,
        ] as const;
      }),
    );
    return [key, await joined(key, new Map(said), below, schema)] as const;
  });
  return new Map(await Promise.all(read));
}

function keyOf(path: string, languages: readonly Language[]): string {
  const [, key, language] = /\/([a-z0-9-]+)\.([a-z]+)\.md$/.exec(path) ?? [];
  if (key && languages.some((one) => one === language)) return key;
  throw new ShopFileRefused(
    `${path}: a document is named key.language.md, the language one of ${languages.join(', ')}.`,
  );
}

async function joined<Schema extends z.ZodType>(
  key: string,
  files: ReadonlyMap<Language, ShopFile | undefined>,
  below: Below,
  schema: Schema,
): Promise<z.output<Schema>> {
  const [first] = files.keys();
  const main = first && files.get(first);
  if (!first || !main)
    throw new ShopFileRefused(`${key}.${first}.md: the document in ${first} is not there.`);
  const said: Partial<Record<Language, unknown>> = {};
  for (const [language, file] of files) if (file) said[language] = await saidBy(file, below);
  const document = joinLanguages(first, said, (language, path, reason) => {
    throw new ShopFileRefused(`${files.get(language)?.path}, ${path}: ${reason}.`);
  });
  return checked(main, { ...(document as object), key }, schema);
}

async function saidBy(file: ShopFile, below: Below): Promise<object> {
  const values = await valuesOf(file);
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new ShopFileRefused(`${file.path}, line 2: fields are asked for, such as "title: …".`);
  if (below === 'body') return file.markdown.trim() === '' ? values : { ...values, body: file.markdown };
  const [above = '', ...marked] = file.markdown.split(/^<!-- ([a-z0-9-]+) -->$/m);
  if (above.trim() !== '')
    throw new ShopFileRefused(`${file.path}: a line <!-- id --> names the section that a text belongs to.`);
  if (marked.length === 0) return values;
  const texts = Object.fromEntries(
    marked.flatMap((id, index) => (index % 2 === 0 ? [[id, marked[index + 1] ?? '']] : [])),
  );
  return { ...values, texts };
}
