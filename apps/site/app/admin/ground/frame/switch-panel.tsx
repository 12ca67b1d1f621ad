import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { FormFrame } from './once/form-frame.tsx';
import { type AdminKey, useStaffText } from './staff-text.tsx';

type SwitchWords = { title: AdminKey; on: AdminKey; off: AdminKey; lead: AdminKey };

/** Switches a record on or off at once, whatever else its form shows. */
export function SwitchPanel({ isActive, words }: { isActive: boolean; words: SwitchWords }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'switch' });
  const label = t(isActive ? words.off : words.on);
  return (
    <section className="panel stack" aria-labelledby="h-prekidac">
      <h2 id="h-prekidac">{t(words.title)}</h2>
      <p className="soft">{t(words.lead)}</p>
      <FormFrame form={form} label={label}>
        <input type="hidden" name="isActive" value={String(!isActive)} />
        <SendButton form={form}>{label}</SendButton>
      </FormFrame>
    </section>
  );
}
