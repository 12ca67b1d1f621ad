import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import {
  type staleTranslations,
  type translationState,
  translationsLookedAt,
} from '@izlog/contract/editing/translation-state';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { readDrafts } from '../drafts/draft.queries.ts';
import { titleOf } from '../drafts/title-of.ts';
import { kindOf, listOwnKinds, mustBeMine } from '../kinds.ts';
import { listSources, listTranslated } from './source.queries.ts';
import { languageOf, sourceMark, translatable } from './translatable.ts';

/** A field that was translated from words which have changed since, with what they say now. */
interface Stale {
  path: string;
  language: string;
  source: unknown;
}

/** What of a document was translated from words that have changed since (CMS-007). */
export async function readTranslationState(
  ctx: Ctx,
  { kind, id, language }: EndpointParsed<typeof translationState>,
): Promise<EndpointReturn<typeof translationState>> {
  const ref = { kind, id, language };
  mustBeMine(ctx, [ref]);
  const sources = (await listSources(ctx, ref)).find((one) => one.language === language)?.sources ?? {};
  const [first = ''] = Object.values(sources);
  return { source: first === '' ? null : languageOf(first), stale: await listStale(ctx, ref, sources) };
}

/** Translations of the site that are stale, among the next that are looked at. */
export async function listStaleTranslations(
  ctx: Ctx,
  { from }: EndpointParsed<typeof staleTranslations>,
): Promise<EndpointReturn<typeof staleTranslations>> {
  const limit = translationsLookedAt;
  const rows = await listTranslated(ctx, listOwnKinds(ctx), { from, limit: limit + 1 });
  const records: EndpointReturn<typeof staleTranslations>['records'] = [];
  const looked = rows.slice(0, limit);
  const bodies = await readSources(
    ctx,
    looked.flatMap(({ body, ...ref }) => sourcesOf(ref, body.sources ?? {})),
  );
  for (const { body, ...ref } of looked) {
    const stale = staleAmong(ref, body.sources ?? {}, bodies);
    const [first] = stale;
    if (first)
      records.push({
        ...ref,
        title: titleOf(body),
        source: first.language,
        paths: stale.map(({ path }) => path),
      });
  }
  return { records, next: rows.length > limit ? from + limit : null };
}

/** The stale fields among those that a translation notes; what is gone from its source is none. */
export const listStale = async (ctx: Ctx, ref: Thing, sources: Notes): Promise<Stale[]> =>
  staleAmong(ref, sources, await readSources(ctx, sourcesOf(ref, sources)));

type Thing = Pick<DocumentRef, 'kind' | 'id'>;
/** Of a translation: from which words a field was made, by its path. */
type Notes = Readonly<Record<string, string>>;

/** The documents that a translation was made from. */
const sourcesOf = ({ kind, id }: Thing, sources: Notes): DocumentRef[] =>
  [...new Set(Object.values(sources).map(languageOf))].map((language) => ({ kind, id, language }));

function staleAmong({ kind, id }: Thing, sources: Notes, bodies: ReadonlyMap<string, DocumentBody>): Stale[] {
  const byLanguage = Map.groupBy(Object.entries(sources), ([, mark]) => languageOf(mark));
  return [...byLanguage].flatMap(([language, notes]) => {
    const body = bodies.get(documentKey({ kind, id, language }));
    const words: ReadonlyMap<string, unknown> = body ? translatable(body) : new Map();
    return notes
      .filter(([path, mark]) => words.has(path) && sourceMark(language, words.get(path)) !== mark)
      .map(([path]) => ({ path, language, source: words.get(path) }));
  });
}

/** Languages whose words were made from others than these. */
export async function listBehind(
  ctx: Ctx,
  { kind, id, language }: DocumentRef,
  body: DocumentBody,
): Promise<string[]> {
  const words: ReadonlyMap<string, unknown> = translatable(body);
  const isBehind = ([path, mark]: [string, string]) =>
    languageOf(mark) === language && words.has(path) && sourceMark(language, words.get(path)) !== mark;
  const found = await listSources(ctx, { kind, id });
  return found
    .filter((one) => one.language !== language && Object.entries(one.sources).some(isBehind))
    .map((one) => one.language);
}

/** The notes of a translation after somebody wrote in fields of it: those are made from what their source says now. */
export async function renewedSources(
  ctx: Ctx,
  { kind, id }: Pick<DocumentRef, 'kind' | 'id'>,
  sources: Readonly<Record<string, string>>,
  written: ReadonlySet<string>,
): Promise<Record<string, string>> {
  const notes = Object.entries(sources).filter(([path]) => written.has(path));
  if (notes.length === 0) return sources;
  const renewed = { ...sources };
  for (const language of new Set(notes.map(([, mark]) => languageOf(mark)))) {
    const ref = { kind, id, language };
    const body = (await readSources(ctx, [ref])).get(documentKey(ref));
    const words: ReadonlyMap<string, unknown> = body ? translatable(body) : new Map();
    for (const [path, mark] of notes)
      if (languageOf(mark) === language && words.has(path))
        renewed[path] = sourceMark(language, words.get(path));
  }
  return renewed;
}

/** What is translated from, by document: what is public, else what is drafted. A few statements, however many there are. */
async function readSources(ctx: Ctx, refs: readonly DocumentRef[]): Promise<Map<string, DocumentBody>> {
  const bodies = new Map<string, DocumentBody>();
  for (const same of Map.groupBy(refs, ({ kind, language }) => `${kind} ${language}`).values()) {
    const [first] = same;
    if (!first) continue;
    const { kind, language } = first;
    const ids = same.map(({ id }) => id);
    for (const [id, body] of await kindOf(kind).readMany(ctx, ids, language))
      bodies.set(documentKey({ kind, id, language }), body);
  }
  const missing = refs.filter((ref) => !bodies.has(documentKey(ref)));
  for (const [key, { body }] of await readDrafts(ctx, missing)) if (body) bodies.set(key, body);
  return bodies;
}
