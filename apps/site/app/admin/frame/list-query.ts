/** By what a list is narrowed, as the address has it; empty texts for what does not narrow. */
export type ListFilter = Readonly<Record<string, string>>;

/** A page of a list: which page it is and how many entries there are on all of them. */
export interface ListPage {
  total: number;
  page: number;
  lastPage: number;
}

/** The filter as the query of an address; empty for the whole list. */
export function listQuery(filter: ListFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, text]) => text !== ''));
}

/** Reads a filter from an address: what it cannot mean is passed over, as if it were not there. */
export function readFilter<Name extends string>(
  { searchParams }: URL,
  isGood: Readonly<Record<Name, (text: string) => boolean>>,
): Record<Name, string> {
  const read = ([name, mayBe]: [string, (text: string) => boolean]) => {
    const text = (searchParams.get(name) ?? '').trim();
    return [name, mayBe(text) ? text : ''];
  };
  return Object.fromEntries(Object.entries<(text: string) => boolean>(isGood).map(read));
}

/** Words to search by, as long as the platform takes them. */
export const isSearch = (text: string): boolean => text.length <= 100;

export const isOneOf =
  (words: readonly string[]) =>
  (text: string): boolean =>
    words.includes(text);
