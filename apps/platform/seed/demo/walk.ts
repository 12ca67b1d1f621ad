import type { Language } from './shape.ts';

/** A value in several languages: texts and rich texts have a Croatian one and nothing beside languages. */
export type Localized<T> = { hr: T } & Partial<Record<Language, T>>;

/** Says whether a value is written per language. */
export function isText(value: unknown): value is Localized<unknown> {
  if (typeof value !== 'object' || value === null || !('hr' in value)) return false;
  return Object.keys(value).every((key) => key === 'hr' || key === 'en' || key === 'de');
}

/** The value in a language, or the Croatian one where it has not been written. */
export function localize<T>(value: Localized<T>, language: Language): T {
  return value[language] ?? value.hr;
}

/** Visits a value and everything in it, depth first, each with the path that leads there. */
export function* walk(value: unknown, path = ''): Generator<{ value: unknown; path: string }> {
  yield { value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${path}/${key}`);
}
