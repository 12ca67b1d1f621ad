import { chooseValue, startChoice } from '@izlog/contract/product/choices/find-variant';
import { useState } from 'react';
import type { MemberView } from '../product-view.ts';
import type { MemberChoices } from './bundle-view.ts';

/** What is chosen of the members of a bundle, beginning with the values the shop marked. */
export function useMemberChoices(members: readonly MemberView[], start: MemberChoices = {}) {
  const [choices, setChoices] = useState<MemberChoices>(() =>
    Object.fromEntries(
      members.map(({ id, variants, axes }) => [id, start[id] ?? startChoice(variants, axes)]),
    ),
  );
  const choose = ({ id, variants, axes }: MemberView, attributeID: number, valueId: number) =>
    setChoices((before) => ({
      ...before,
      [id]: chooseValue(variants, axes, before[id] ?? {}, { attributeID, id: valueId }),
    }));
  return { choices, choose };
}
