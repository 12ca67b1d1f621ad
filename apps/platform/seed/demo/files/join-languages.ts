import type { Language } from '../shape.ts';

type Said = Partial<Record<Language, unknown>>;

/**
 * One document out of those of its languages: what others say beside the first one becomes words by language, all else
 * stands once, in the first. Items of a list belong together by their `id`, else by their place. `refuse` is called, and
 * throws, when another language says what the first does not.
 */
export function joinLanguages(
  first: Language,
  documents: Said,
  refuse: (language: Language, path: string, reason: string) => never,
): unknown {
  return join(documents, '');

  function join(said: Said, path: string): unknown {
    const own = said[first];
    const others = Object.entries(said).filter(
      ([language, value]) => language !== first && value !== undefined,
    );
    if (others.length === 0) return own;
    for (const [language, value] of others)
      if (kindOf(value) !== kindOf(own))
        refuse(language as Language, path, `is not what the document in ${first} has there (${kindOf(own)})`);
    if (Array.isArray(own)) {
      for (const [language, list] of others) refuseStrays(language as Language, list as unknown[], own, path);
      return own.map((item, index) =>
        join(
          pick(said, (list) => itemOf(list as unknown[], item, index)),
          `${path}/${index}`,
        ),
      );
    }
    if (typeof own === 'object' && own !== null) {
      const fields = new Set(Object.values(said).flatMap((one) => Object.keys(one as object)));
      return Object.fromEntries(
        [...fields].map((name) => [
          name,
          name === 'id'
            ? (own as Record<string, unknown>).id
            : join(
                pick(said, (one) => (one as Record<string, unknown>)[name]),
                path ? `${path}/${name}` : name,
              ),
        ]),
      );
    }
    return said;
  }

  function refuseStrays(language: Language, list: readonly unknown[], own: readonly unknown[], path: string) {
    for (const [index, item] of list.entries()) {
      const id = idOf(item);
      const isKnown = id === undefined ? index < own.length : own.some((one) => idOf(one) === id);
      if (!isKnown) refuse(language, `${path}/${id ?? index}`, `is not in the document in ${first}`);
    }
  }
}

function pick(said: Said, of: (value: unknown) => unknown): Said {
  return Object.fromEntries(
    Object.entries(said)
      .map(([language, value]) => [language, of(value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function itemOf(list: readonly unknown[], item: unknown, index: number): unknown {
  const id = idOf(item);
  return id === undefined ? list[index] : list.find((one) => idOf(one) === id);
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : 'words';
}
