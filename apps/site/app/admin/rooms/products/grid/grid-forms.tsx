import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAskBeforeLeaving, useUnsavedCount } from '#site/admin/record/edit/use-unsaved.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { cellText } from './grid-cells.ts';
import type { GridView } from './grid-view.ts';
import { columnKey, isNumeric } from './grid-words.ts';

/** The rows of the grid as one form: for phones, and where no script runs. */
export function GridForms({ view, isAlone }: { view: GridView; isAlone: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'grid' });
  const address = useAddress()('adminProductGrid');
  return (
    <FormFrame form={form} label={t('products.grid')}>
      {isAlone ? <Asking form={form} rows={view.rows} /> : null}
      {view.rows.map((row) => (
        <RowForm key={row.id} form={form} view={view} row={row} />
      ))}
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
      {view.next === null ? null : (
        <ButtonLink
          to={`${address}?${new URLSearchParams([...new URLSearchParams(view.query), ['after', view.next]])}`}
        >
          {t('paging.next')}
        </ButtonLink>
      )}
    </FormFrame>
  );
}

/** Asks once who goes away with changes; beside the grid, which asks itself, it is not there. */
function Asking({ form, rows }: { form: SentForm; rows: GridView['rows'] }) {
  const { t } = useStaffText();
  const unsaved = useUnsavedCount(form.ref, rows);
  useAskBeforeLeaving(unsaved > 0 && !form.isBusy, t('resource.leave'));
  return null;
}

type RowProps = { form: SentForm; view: GridView; row: GridView['rows'][number] };

function RowForm({ form, view: { columns, options, fields }, row }: RowProps) {
  const { t, locale } = useStaffText();
  const cells = columns.filter((cell) => !row.without.includes(cell));
  const nameOf = (cell: string) => `${cell}-${row.id}`;
  const isFaulty = cells.some((cell) => form.faults[nameOf(cell)]);
  return (
    <details className="row-form" open={isFaulty || undefined}>
      <summary>
        {row.title} <span className="soft small">{row.sku}</span>
      </summary>
      <input type="hidden" name={`revision-${row.id}`} value={row.revision} />
      <div className="fields">
        {cells.map((cell) => {
          const text = cellText(row, cell, { options, fields, locale });
          const field = { form, name: nameOf(cell), label: t(columnKey(cell)), defaultValue: text };
          const list = options[cell];
          return list ? (
            <SelectField key={cell} {...field} className="f6">
              {cell === 'state' ? null : <option value="">–</option>}
              {list.map(({ label }) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={cell}
              {...field}
              className={isNumeric(cell, fields) ? 'f4 f-half' : 'f6'}
              autoComplete="off"
              isOptional
            />
          );
        })}
      </div>
    </details>
  );
}
