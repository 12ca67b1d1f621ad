import type { Faults } from './rules.ts';

interface Look {
  /** What stands beside the fields. */
  shown: Faults;
  /** What the rules of the form say now. */
  found: Faults;
  /** Name of the field that was touched. */
  field: string;
  /** Whether the server said it, who knows more than the rules. */
  isOfServer: boolean;
}

/**
 * The faults whose cause is still there while somebody types. What only the server can know goes as soon as its field
 * changes; a fault that was not there before waits until the form is sent again.
 */
export function stillWrong({ shown, found, field, isOfServer }: Look): Faults {
  const isTouched = (name: string) => field === name || field.startsWith(`${name}.`);
  const left = Object.entries(shown).filter(
    ([name, { key }]) => found[name]?.key === key || (isOfServer && !isTouched(name)),
  );
  return left.length === Object.keys(shown).length ? shown : Object.fromEntries(left);
}
