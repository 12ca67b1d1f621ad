import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';

/** A customer's member card: given by its code or with a new one, and blocked when it is lost. */
export function CustomerCard({ barcode }: { barcode: string | null }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'card' });
  return (
    <Group title={t('customers.memberCard')}>
      <p className="num">{barcode ?? t('cards.none')}</p>
      <FormFrame form={form} label={t('customers.memberCard')} labels={{ barcode: t('memberCard.barcode') }}>
        <input type="hidden" name="card" value={barcode ?? ''} />
        <TextField
          key={barcode}
          form={form}
          name="barcode"
          label={t(barcode ? 'cards.other' : 'memberCard.barcode')}
          hint={t('cards.newHint')}
          isOptional
          data-most={48}
          autoComplete="off"
        />
        <div className="row">
          <SendButton form={form} name="act" value="issue">
            {t('cards.issue')}
          </SendButton>
          {barcode ? (
            <SendButton form={form} name="act" value="block" tone="quiet">
              {t('cards.block')}
            </SendButton>
          ) : null}
        </div>
      </FormFrame>
    </Group>
  );
}
