import { TextAreaField } from '../../../kit/forms/text-area-field.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { GroupProps } from '../product-view.ts';

/** Products that the shop shows beside this one, and better ones in its place: a sku a line, in order. */
export function ProductBeside({ form, view: { record } }: GroupProps) {
  const { t } = useStaffText();
  const known = new Map(record?.members.map((one) => [one.id, one]));
  return (
    <div className="fields">
      {(['crossSell', 'upSell'] as const).map((name) => {
        const linked = (record?.[name] ?? []).flatMap((id) => known.get(id) ?? []);
        return (
          <div key={name} className="f6 stack">
            <TextAreaField
              form={form}
              name={name}
              label={t(`products.${name}`)}
              hint={t(`products.${name}Hint`)}
              rows={4}
              isOptional
              defaultValue={linked.map(({ id, sku }) => sku ?? `#${id}`).join('\n')}
            />
            <ul className="plain small soft">
              {linked.map(({ id, name: words, sku }) => (
                <li key={id}>{`${sku ?? `#${id}`}: ${words}`}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
