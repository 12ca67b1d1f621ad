import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** A file of a shop cannot be taken: it says which one, where in it and why. */
export class ShopFileRefused extends Error {
  override name = 'ShopFileRefused';
}

/** What a file says, and where its YAML stands. */
export interface ShopFile {
  /** As people name it: below the folder of the shop. */
  path: string;
  /** Its YAML: all of it, or what stands above a Markdown text. */
  yaml: string;
  /** Lines of the file above its YAML. */
  linesAbove: number;
  /** What stands below the YAML of a document. */
  markdown: string;
}

const frontMatter = /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)$/;

/** Reads a YAML file, or a Markdown document with YAML between two lines of three hyphens above its text. */
export async function readShopFile(folder: URL, path: string): Promise<ShopFile> {
  const text = (await readFile(new URL(path, folder), 'utf8')).replaceAll('\r\n', '\n');
  if (!path.endsWith('.md')) return { path, yaml: text, linesAbove: 0, markdown: '' };
  const parts = frontMatter.exec(text);
  if (!parts)
    throw new ShopFileRefused(`${path}: a document begins with a line "---", YAML, and "---" again.`);
  return { path, yaml: parts[1] ?? '', linesAbove: 1, markdown: parts[2] ?? '' };
}

/** The YAML of a file as plain values. Throws ShopFileRefused for one that is no YAML. */
export async function valuesOf({ path, yaml, linesAbove }: ShopFile): Promise<unknown> {
  // Loaded only when a shop is read: a start of a shop that exists needs no YAML.
  const { parse, YAMLParseError } = await import('yaml');
  try {
    return parse(yaml, { prettyErrors: false });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = yaml.slice(0, error.pos[0]).split('\n').length + linesAbove;
    throw new ShopFileRefused(`${path}, line ${line}: ${error.message}`);
  }
}

/** The values in the form that a schema asks for. Throws ShopFileRefused, with line and field, for others. */
export async function checked<Schema extends z.ZodType>(
  file: ShopFile,
  values: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 10).map(async ({ path, message }) => {
    const line = await lineOf(file, path);
    return `${file.path}, line ${line}, ${path.join('.') || 'the whole file'}: ${message}`;
  });
  throw new ShopFileRefused((await Promise.all(faults)).join('\n'));
}

/** The line on which a field stands; where it is missing, that of what it is missing from. */
async function lineOf({ yaml, linesAbove }: ShopFile, path: readonly PropertyKey[]): Promise<number> {
  const { parseDocument, isNode, isCollection } = await import('yaml');
  let node: unknown = parseDocument(yaml).contents;
  let at = 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    const next: unknown = node.get(key, true);
    if (!isNode(next)) break;
    node = next;
    at = next.range?.[0] ?? at;
  }
  return yaml.slice(0, at).split('\n').length + linesAbove;
}
