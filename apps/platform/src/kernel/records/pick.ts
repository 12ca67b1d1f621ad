/** What takes the fields of these names out of a record; of many records, the names are looked up once. */
export const pickerOf =
  <const N extends string>(names: readonly N[]) =>
  <R extends Readonly<Record<N, unknown>>>(record: R): Pick<R, N> => {
    const picked: Partial<Record<N, unknown>> = {};
    for (const name of names) picked[name] = record[name];
    return picked as Pick<R, N>;
  };
