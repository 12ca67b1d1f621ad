import { valuesOfType } from '@izlog/contract/product/product-kinds';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { numberText } from './attributes/attribute-numbers.ts';
import { indented } from './indented.ts';
import { PlainFields } from './plain-inputs.tsx';
import type { GroupProps, ProductChoices } from './product-view.ts';

/** Where it stands in the shop: categories, maker, tags, and what it says of its attributes. */
export function ProductSorting({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const { record, choices } = view;
  const main = record?.categories[0];
  return (
    <div className="stack">
      <div className="fields">
        <SelectField
          form={form}
          name="mainCategory"
          className="f6"
          label={t('products.mainCategory')}
          isOptional
          defaultValue={String(main ?? '')}
        >
          <option value="">{t('products.noCategory')}</option>
          {choices.categories.map((category) => (
            <option key={category.id} value={category.id}>
              {indented(category)}
            </option>
          ))}
        </SelectField>
        <SelectField
          form={form}
          name="brandId"
          className="f6"
          label={t('products.brand')}
          isOptional
          defaultValue={String(record?.brandId ?? '')}
        >
          <option value="">{t('products.noBrand')}</option>
          {choices.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <PlainFields form={form} view={view} group="sorting" />
      </div>
      <Ticks
        form={form}
        name="categories"
        label={t('products.moreCategories')}
        choices={choices.categories.map((category) => ({ id: category.id, name: indented(category) }))}
        chosen={record?.categories.filter((id) => id !== main) ?? []}
      />
      <Ticks
        form={form}
        name="tags"
        label={t('products.tags')}
        choices={choices.tags}
        chosen={record?.tags ?? []}
      />
      <details>
        <summary className="link">{t('products.attributes')}</summary>
        <div className="fields">
          {choices.attributes.map((attribute) => (
            <Attribute key={attribute.id} {...{ form, record, attribute }} />
          ))}
        </div>
        {choices.attributes.length === 0 ? <p className="soft small">{t('products.noAttributes')}</p> : null}
      </details>
    </div>
  );
}

type TicksProps = Pick<GroupProps, 'form'> & {
  name: string;
  label: string;
  choices: readonly { id: number; name: string }[];
  chosen: readonly number[];
};

/** Boxes to tick, folded away until there is something in them. */
function Ticks({ form, name, label, choices, chosen }: TicksProps) {
  const isTyped = Object.keys(form.typed).length > 0;
  const ticked = isTyped ? (form.typed[name] ?? '').split(' ').map(Number) : chosen;
  if (choices.length === 0) return null;
  return (
    <details open={ticked.length > 0 && choices.length < 30}>
      <summary className="link">
        {label} {ticked.length > 0 ? `(${ticked.length})` : null}
      </summary>
      <TickSearch names={choices.map((choice) => choice.name)}>
        {(isHidden) => (
          <ul className="plain goods__ticks">
            {choices.map((choice) => (
              <li key={choice.id} hidden={isHidden(choice.name)}>
                <Checkbox
                  name={name}
                  value={choice.id}
                  label={choice.name}
                  defaultChecked={ticked.includes(choice.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </TickSearch>
    </details>
  );
}

type AttributeProps = Pick<GroupProps, 'form'> & {
  record: GroupProps['view']['record'];
  attribute: ProductChoices['attributes'][number];
};

function Attribute({ form, record, attribute: { id, name, unit, type, values } }: AttributeProps) {
  const said = record?.attributes.find(({ attributeId }) => attributeId === id);
  const field = `attribute-${id}`;
  const kind = valuesOfType(type);
  if (kind === 'choices' || kind === 'answer')
    return values.length === 0 ? null : (
      <div className="f6">
        <Ticks form={form} name={field} label={name} choices={values} chosen={said?.valueIds ?? []} />
      </div>
    );
  return (
    <TextField
      form={form}
      name={field}
      className="f4 f-half"
      label={unit ? `${name} (${unit})` : name}
      type={kind === 'numbers' ? 'text' : type === 'Date' ? 'date' : 'datetime-local'}
      inputMode={kind === 'numbers' ? 'decimal' : undefined}
      autoComplete="off"
      isOptional
      defaultValue={said?.number === undefined ? undefined : numberText(type, said.number)}
    />
  );
}
