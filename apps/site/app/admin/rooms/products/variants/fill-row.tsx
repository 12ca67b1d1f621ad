import type { AxisRecord, VariantRecord } from '@izlog/contract/product/record/product-variants';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { writeField } from './grid-hands.ts';
import type { VariantColumn } from './variant-columns.ts';

type FillProps = {
  form: SentForm;
  columns: readonly VariantColumn[];
  axes: readonly AxisRecord[];
  variants: readonly VariantRecord[];
};

/**
 * One value for many rows: for all, or for those of one choice, such as the price of everything in XL. Nothing is saved by
 * it: it writes into the fields below, where it can be seen and changed.
 */
export function FillRow({ form, columns, axes, variants }: FillProps) {
  const { t } = useStaffText();
  const box = useRef<HTMLFieldSetElement>(null);
  const [filled, setFilled] = useState<number>();
  const fill = () => {
    const sent = form.ref.current;
    if (!sent || !box.current) return;
    const scope = box.current.querySelector('select')?.value ?? '';
    const rows = variants.filter(({ valueIds }) => scope === '' || valueIds.includes(Number(scope)));
    let count = 0;
    for (const field of box.current.querySelectorAll<HTMLInputElement>('input[data-fill]')) {
      if (field.value.trim() === '') continue;
      for (const { id } of rows) {
        const cell = sent.elements.namedItem(`${field.dataset.fill}-${id}`);
        if (!(cell instanceof HTMLInputElement)) continue;
        writeField(cell, field.value.trim());
        count += 1;
      }
      field.value = '';
    }
    setFilled(count);
  };
  return (
    <fieldset ref={box} className="fieldset fill" data-apart="">
      <legend className="label">{t('products.fill')}</legend>
      <div className="fill__fields">
        <div className="fill__field">
          <span className="small soft" aria-hidden="true">
            {t('products.fillFor')}
          </span>
          <Select defaultValue="" aria-label={t('products.fillFor')}>
            <option value="">{t('products.fillAll', { count: variants.length })}</option>
            {axes.map(({ attributeId, name, values }) => (
              <optgroup key={attributeId} label={name}>
                {values.map((value) => (
                  <option key={value.id} value={value.id}>
                    {value.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </div>
        {columns
          .filter(({ isShared }) => isShared)
          .map(({ name, words, inputMode }) => (
            <div key={name} className="fill__field">
              <span className="small soft" aria-hidden="true">
                {t(words)}
              </span>
              <TextInput
                data-fill={name}
                aria-label={`${t('products.fill')}: ${t(words)}`}
                inputMode={inputMode}
                autoComplete="off"
                onKeyDown={(event: KeyboardEvent) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  fill();
                }}
              />
            </div>
          ))}
        <Button onClick={fill}>{t('products.fillSend')}</Button>
      </div>
      <p className="small soft" role="status">
        {filled ? t('products.filled', { count: filled }) : t('products.fillLead')}
      </p>
    </fieldset>
  );
}
