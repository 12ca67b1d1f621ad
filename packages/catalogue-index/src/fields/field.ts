/** What an index holds of one property of its items; `Given` is what one item has of it. */
export interface Field<Given> {
  /** Takes in an item; its slot is above all slots before. */
  add(slot: number, given: Given): void;
  /** Bytes it takes, about. */
  readonly bytes: number;
}

/** The fields of an index by name. */
export type Fields = Readonly<Record<string, Field<never>>>;

/** What an item has of each field. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Given> ? Given : never;
};
