/** What a record in a value is called by. */
const naming = ['name', 'names', 'title', 'label', 'email', 'sku', 'code'];

/** A value as one reads it, several for a list: a record in it by its name, else by what it holds; never as code. */
export function plainWords(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(plainWords);
  if (typeof value !== 'object') return [String(value)];
  const record = value as Readonly<Record<string, unknown>>;
  const named = naming.map((key) => record[key]).find((one) => plainWords(one).length > 0);
  const words = named === undefined ? Object.values(record).flatMap(plainWords) : plainWords(named);
  return words.length > 0 ? [words.join(' · ')] : [];
}
