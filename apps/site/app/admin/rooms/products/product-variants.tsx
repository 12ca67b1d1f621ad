// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as forms, and a table laid out so is none any more for some screen readers
import type { VariantRecord } from '@izlog/contract/product/record/product-variants';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { typed } from '#site/admin/record/line-control.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { fieldKeys, type PlainFieldView, type PlainName } from './plain-fields.ts';
import type { ProductView } from './product-view.ts';

type VariantsProps = { view: ProductView; variants: NonNullable<ProductView['variants']> };

/** The variants of a product: made from axes, and written in a grid; on phones its rows are forms. */
export function ProductVariants({ view, variants: { axes, variants } }: VariantsProps) {
  const { t } = useStaffText();
  return (
    <section className="group" id="varijante" aria-labelledby="varijante-h">
      <h2 id="varijante-h">
        {t('products.variants')} <span className="soft small">{variants.length}</span>
      </h2>
      {variants.length > 0 ? (
        <Grid view={view} variants={variants} />
      ) : (
        <p className="soft">{t('products.noVariants')}</p>
      )}
      {view.may.catalogue ? <Axes key={variants.length} view={view} axes={axes} variants={variants} /> : null}
    </section>
  );
}

function Axes({ view, axes, variants }: VariantsProps['variants'] & { view: ProductView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'axes' });
  const used = new Set(variants.flatMap(({ valueIds }) => valueIds));
  const isTyped = Object.keys(form.typed).length > 0;
  const choosable = view.choices.attributes.filter(
    ({ values, isAxis, id }) => values.length > 0 && (isAxis || axes.includes(id)),
  );
  return (
    <details open={variants.length === 0 || form.answer !== undefined}>
      <summary className="link">{t('products.makeVariants')}</summary>
      <FormFrame form={form} label={t('products.makeVariants')} className="stack">
        <p className="small soft">{t('products.axesLead')}</p>
        {choosable.length === 0 ? <p className="soft small">{t('products.noAxes')}</p> : null}
        <div className="fields">
          {choosable.map(({ id, name, values }) => (
            <fieldset key={id} className="fieldset f6">
              <legend className="label">{name}</legend>
              <ul className="plain goods__ticks">
                {values.map((value) => (
                  <li key={value.id}>
                    <Checkbox
                      name={`axis-${id}`}
                      value={value.id}
                      label={value.name}
                      defaultChecked={
                        isTyped
                          ? (form.typed[`axis-${id}`] ?? '').split(' ').includes(String(value.id))
                          : used.has(value.id)
                      }
                    />
                  </li>
                ))}
              </ul>
            </fieldset>
          ))}
        </div>
        <SendButton form={form}>{t('products.makeMissing')}</SendButton>
      </FormFrame>
    </details>
  );
}

interface Column {
  name: PlainName | 'price' | 'quantity';
  words: StaffKey;
  inputMode?: 'decimal' | 'numeric' | undefined;
}

/** The columns that its reader may write. */
const columnsOf = ({ may, variantFields }: ProductView): Column[] => [
  ...(may.catalogue ? variantFields.map(plainColumn) : []),
  ...(may.prices ? [{ name: 'price', words: 'products.base', inputMode: 'decimal' } as const] : []),
  ...(may.stock ? [{ name: 'quantity', words: 'products.quantity', inputMode: 'numeric' } as const] : []),
];

const plainColumn = ({ name, kind }: PlainFieldView): Column => ({
  name,
  words: fieldKeys[name],
  inputMode: kind === 'whole' ? 'numeric' : kind === 'decimal' ? 'decimal' : undefined,
});

function Grid({ view, variants }: { view: ProductView; variants: readonly VariantRecord[] }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'variants' });
  const shown = columnsOf(view);
  const labels = Object.fromEntries(
    variants.flatMap(({ id, name }) =>
      shown.map((column) => [`${column.name}-${id}`, `${t(column.words)}, ${name}`]),
    ),
  );
  const hasPictures = view.may.catalogue && (view.record?.pictures.length ?? 0) > 0;
  return (
    <FormFrame form={form} label={t('products.variants')} labels={labels} className="stack">
      <div className="goods__sheet">
        <table className="grid-table" role="table" aria-label={t('products.variants')}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('products.variant')}
              </th>
              {shown.map(({ name, words }) => (
                <th key={name} role="columnheader" scope="col">
                  {t(words)}
                </th>
              ))}
              {hasPictures ? (
                <th role="columnheader" scope="col">
                  {t('products.picture')}
                </th>
              ) : null}
              {view.may.catalogue ? (
                <th role="columnheader" scope="col">
                  {t('products.variantPublished')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {variants.map((variant) => (
              // A row that was saved shows what there is; what is typed in the others stays.
              <Row
                key={`${variant.id} ${variant.revision}`}
                {...{ form, view, variant }}
                hasPictures={hasPictures}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="small soft">{t('products.variantsLead')}</p>
      <SendButton form={form} tone="primary">
        {t('products.saveVariants')}
      </SendButton>
    </FormFrame>
  );
}

type RowProps = { form: SentForm; view: ProductView; variant: VariantRecord; hasPictures: boolean };

function Row({ form, view, variant, hasPictures }: RowProps) {
  const { t, locale } = useStaffText();
  const { id, name } = variant;
  const isTyped = Object.keys(form.typed).length > 0;
  const start = (cell: Column['name']): string => {
    if (cell === 'price') return typedPrice(variant.price, locale) ?? '';
    if (cell === 'quantity') return variant.isTracked ? String(variant.quantity) : '';
    return typed(variant[cell as keyof VariantRecord], locale) ?? '';
  };
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name || `#${id}`}
        <input type="hidden" name={`revision-${id}`} value={variant.revision} />
      </th>
      {columnsOf(view).map((column) => (
        <Cell
          key={column.name}
          {...{ form, column, id }}
          label={`${t(column.words)}, ${name}`}
          value={start(column.name)}
        />
      ))}
      {hasPictures ? (
        <td role="cell">
          <Select
            name={`media-${id}`}
            aria-label={`${t('products.picture')}, ${name}`}
            defaultValue={form.typed[`media-${id}`] ?? String(variant.mediaId ?? '')}
          >
            <option value="">{t('products.pictureOfProduct')}</option>
            {view.record?.pictures.map((picture, place) => (
              <option key={picture.id} value={picture.id}>
                {t('products.pictureOf', { number: place + 1 })}
              </option>
            ))}
            {variant.mediaId !== null && !view.record?.pictures.some((one) => one.id === variant.mediaId) ? (
              <option value={variant.mediaId}>{t('products.ownPicture')}</option>
            ) : null}
          </Select>
        </td>
      ) : null}
      {view.may.catalogue ? (
        <td role="cell">
          <Checkbox
            name={`published-${id}`}
            value="true"
            label={<span className="vh">{`${t('products.variantPublished')}, ${name}`}</span>}
            defaultChecked={isTyped ? form.typed[`published-${id}`] === 'true' : variant.isPublished}
          />
        </td>
      ) : null}
    </tr>
  );
}

type CellProps = { form: SentForm; column: Column; id: number; label: string; value: string };

function Cell({ form, column, id, label, value }: CellProps) {
  const { t } = useStaffText();
  const name = `${column.name}-${id}`;
  const fault = form.faults[name];
  return (
    <td role="cell">
      <span className="goods__label" aria-hidden="true">
        {t(column.words)}
      </span>
      <TextInput
        id={`variants-${name}`}
        name={name}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-error` : undefined}
        autoComplete="off"
        inputMode={column.inputMode}
        defaultValue={form.typed[name] ?? value}
      />
      {fault ? (
        <FieldError id={`${name}-error`}>{fault.words ?? t(fault.key, fault.values)}</FieldError>
      ) : null}
    </td>
  );
}
