import { findVariant } from '@izlog/contract/product/choices/find-variant';
import type { ProductView } from '../product-view.ts';
import { BundleMember } from './bundle-member.tsx';
import { useMemberChoices } from './use-member-choices.ts';

/**
 * The members of a bundle in the page's own form: for anyone who has no scripts and sent it before they were chosen, and for
 * a bundle that is changed from the cart.
 */
export function MemberChoices({
  product,
  missing = [],
}: {
  product: ProductView;
  missing?: readonly number[];
}) {
  const members = (product.members ?? []).filter(({ axes }) => axes.length > 0);
  const { choices, choose } = useMemberChoices(members, product.start.members);
  return (
    <ul className="bundle__members">
      {members.map((member) => {
        const choice = choices[member.id] ?? {};
        return (
          <BundleMember
            key={member.id}
            member={member}
            choice={choice}
            variant={findVariant(member.variants, member.axes, choice)}
            isMissing={missing.includes(member.id)}
            choose={(attributeID, id) => choose(member, attributeID, id)}
          />
        );
      })}
    </ul>
  );
}
