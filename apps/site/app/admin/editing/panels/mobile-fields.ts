import type { Part } from '@izlog/contract/cms/content/part';
import { type Path, pathOf } from '@izlog/contract/editing/op';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';

/** A field that may differ on phones: what it is everywhere, and what on phones if it has a value of its own there. */
export interface MobileField {
  part: Part;
  name: string;
  field: FieldDeclaration;
  path: Path;
  wide: unknown;
  own: unknown;
  isOwn: boolean;
}

const bags = [
  ['meta', 'mobileMeta'],
  ['options', 'mobileOptions'],
] as const;

/** Fields of a part and of all inside it that may differ on phones; whether it is hidden there its tools say. */
export function mobileFields(part: Part): MobileField[] {
  const declaration = declarationOf(part.handler);
  const own = bags.flatMap(([bag, mobileBag]) =>
    Object.entries(declaration?.[bag] ?? {}).flatMap(([name, field]): MobileField[] => {
      if (!field.mobile || name === 'hidden') return [];
      const isOwn = Object.hasOwn(part[mobileBag], name);
      const path = pathOf(part.id, mobileBag, name);
      return [{ part, name, field, path, wide: part[bag][name], own: part[mobileBag][name], isOwn }];
    }),
  );
  return [...own, ...part.parts.flatMap(mobileFields)];
}
