import type { VariantChoice } from '@izlog/contract/product/choices/find-variant';
import { useText } from '#site/i18n/use-text.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { AxisChoices } from '../choices/axis-choices.tsx';
import { fieldNames } from '../product-fields.ts';
import type { MemberView, PurchasableView } from '../product-view.ts';
import { StockBadge } from '../stock-badge.tsx';

/** A member of a bundle with its choices; picture, stock and price are those of the variant that is chosen. */
export function BundleMember({
  member,
  choice,
  variant,
  choose,
  isMissing,
}: {
  member: MemberView;
  choice: VariantChoice;
  variant: PurchasableView | undefined;
  choose: (attributeID: number, id: number) => void;
  isMissing: boolean;
}) {
  const { t, money } = useText();
  const shown = variant ?? member;
  const [picture] = shown.pictures;
  const still = picture ? pictureOf(picture, 'tile', '') : { width: 800, height: 800, alt: '' };
  const { prices } = shown;
  const missing = member.axes.filter(({ attributeID }) => choice[attributeID] === undefined);
  return (
    <li className="bundle__member" data-member={member.id}>
      <Picture {...still} seed={member.name} sizes="6rem" />
      <div>
        <h3 className="h4">
          {member.quantity > 1 ? `${member.quantity} × ` : null}
          {member.name}
        </h3>
        <p className="small soft">
          {prices && `${prices.isFrom ? `${t('price.from')} ` : ''}${money(prices.price)} `}
          {shown.stock.status === 'inStock' ? null : <StockBadge stock={shown.stock} />}
        </p>
        <AxisChoices
          axes={member.axes}
          variants={member.variants}
          choice={choice}
          choose={choose}
          nameOf={(attributeID) => fieldNames.member(member.id, attributeID)}
          missing={
            isMissing ? (missing.length > 0 ? missing : member.axes).map((axis) => axis.attributeID) : []
          }
        />
      </div>
    </li>
  );
}
