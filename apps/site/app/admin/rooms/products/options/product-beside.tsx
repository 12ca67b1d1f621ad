import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ProductPick } from '#site/admin/record/pick/product-pick.tsx';
import { namedMember } from '../bundle-lines.ts';
import type { GroupProps } from '../product-view.ts';

/** Products that the shop shows beside this one, and better ones in its place, in order. */
export function ProductBeside({ form, view: { record } }: GroupProps) {
  const { t } = useStaffText();
  const known = new Map(record?.members.map((one) => [one.id, namedMember(one)]));
  return (
    <div className="fields">
      {(['crossSell', 'upSell'] as const).map((name) => (
        <div key={name} className="f6">
          <ProductPick
            form={form}
            name={name}
            label={t(`products.${name}`)}
            hint={t(`products.${name}Hint`)}
            named={(record?.[name] ?? []).flatMap((id) => known.get(id) ?? [])}
          />
        </div>
      ))}
    </div>
  );
}
