import { TextAreaField } from '../../kit/forms/text-area-field.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { linesOfMembers } from './bundle-lines.ts';
import type { GroupProps } from './product-view.ts';

/** What a bundle is made of: one line for each product, its sku and how many. */
export function BundleMembers({ form, view: { record } }: GroupProps) {
  const { t } = useStaffText();
  if (!record) return null;
  return (
    <section className="group" id="paket" aria-labelledby="paket-h">
      <h2 id="paket-h">{t('products.members')}</h2>
      <TextAreaField
        form={form}
        name="bundle"
        label={t('products.membersLabel')}
        hint={t('products.membersHint')}
        rows={4}
        defaultValue={linesOfMembers(record)}
      />
      <ul className="plain small soft">
        {record.members.map(({ id, name, sku }) => (
          <li key={id}>{`${sku ?? `#${id}`}: ${name}`}</li>
        ))}
      </ul>
    </section>
  );
}
