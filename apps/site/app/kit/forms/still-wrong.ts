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
 * changes; a fault that was not there before waits until the form is sent again. Words that name what is wrong follow what is typed.
 */
export function stillWrong({ shown, found, field, isOfServer }: Look): Faults {
  const isTouched = (name: string) => field === name || field.startsWith(`${name}.`);
  const left = Object.entries(shown).flatMap(([name, fault]) => {
    const now = found[name];
    if (now?.key === fault.key)
      return [[name, now.words && now.words !== fault.words ? now : fault] as const];
    return isOfServer && !isTouched(name) ? [[name, fault] as const] : [];
  });
  const isSame =
    left.length === Object.keys(shown).length && left.every(([name, fault]) => shown[name] === fault);
  return isSame ? shown : Object.fromEntries(left);
}
