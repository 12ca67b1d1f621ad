import type { StaffReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { lineFields } from './return-words.ts';

/** How the pieces are and where they go; as it was said before, else everything that arrived is sound. */
export function CheckForm({ one }: { one: StaffReturn }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'check' });
  const isAgain = one.state === 'checked';
  const words = {
    sound: t('staffReturn.sound'),
    damaged: t('staffReturn.damaged'),
    lost: t('staffReturn.lost'),
  };
  const labels = Object.fromEntries(
    one.lines.flatMap(({ id, name }) => [
      [lineFields.sound(id), `${name}: ${words.sound}`],
      [lineFields.restock(id), `${name}: ${t('staffReturn.restock')}`],
    ]),
  );
  return (
    <Group title={t('staffReturn.checkTitle')}>
      <FormFrame form={form} label={t('staffReturn.checkTitle')} labels={labels}>
        {one.lines.map((line) => {
          const start = isAgain
            ? line
            : {
                sound: line.received,
                damaged: 0,
                lost: line.quantity - line.received,
                restock: line.received,
              };
          return (
            <fieldset key={line.id} className="fieldset">
              <legend>
                {line.quantity} × {line.name}
              </legend>
              <div className="returns__pieces">
                {(['sound', 'damaged', 'lost'] as const).map((how) => (
                  <TextField
                    key={how}
                    form={form}
                    name={lineFields[how](line.id)}
                    label={words[how]}
                    aria-label={`${line.name}: ${words[how]}`}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={line.quantity}
                    defaultValue={start[how]}
                  />
                ))}
              </div>
              <CheckField
                form={form}
                name={lineFields.restock(line.id)}
                label={t('staffReturn.restock')}
                isTicked={!isAgain || start.restock > 0}
              />
            </fieldset>
          );
        })}
        <p className="small soft">{t('staffReturn.checkLead')}</p>
        <SendButton form={form} tone={isAgain ? undefined : 'primary'}>
          {t(isAgain ? 'staffReturn.checkAgain' : 'staffReturn.checkSend')}
        </SendButton>
      </FormFrame>
    </Group>
  );
}
