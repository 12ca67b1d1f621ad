import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView } from '#site/admin/record/list-view.ts';
import { SelectField, SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';

type EmptyPanelProps = { products: number; places: ListView['options'][string] };

/** Moves all products of a category into another one, after which it may go. */
export function EmptyPanel({ products, places }: EmptyPanelProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'empty' });
  const labels = { to: t('categories.moveTo') };
  return (
    <section className="panel" aria-label={t('categories.moveProducts')}>
      <details open={form.answer !== undefined}>
        <summary className="link">{t('categories.moveProducts')}</summary>
        <FormFrame
          form={form}
          label={t('categories.moveProducts')}
          labels={labels}
          className="stack admin__form"
        >
          <p className="small soft">{t('categories.products', { count: products })}</p>
          <SelectField form={form} name="to" label={labels.to} defaultValue="">
            <option value="" />
            {places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SendButton form={form}>{t('categories.moveSend')}</SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
