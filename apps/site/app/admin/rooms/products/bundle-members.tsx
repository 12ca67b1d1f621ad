import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ProductPick } from '#site/admin/record/pick/product-pick.tsx';
import { linesOfMembers, namedMember } from './bundle-lines.ts';
import type { GroupProps } from './product-view.ts';

/** What a bundle is made of, and how many of each. */
export function BundleMembers({ form, view: { record } }: GroupProps) {
  const { t } = useStaffText();
  if (!record) return null;
  const own = new Set(record.bundle.map(({ productId }) => productId));
  return (
    <section className="group" id="paket" aria-labelledby="paket-h">
      <h2 id="paket-h">{t('products.members')}</h2>
      <ProductPick
        form={form}
        name="bundle"
        label={t('products.membersLabel')}
        named={record.members.filter(({ id }) => own.has(id)).map(namedMember)}
        text={linesOfMembers(record)}
        counts
      />
    </section>
  );
}
