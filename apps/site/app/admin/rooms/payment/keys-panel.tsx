import type { AnyKeyName } from '@izlog/contract/ecommerce/payment-providers';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import type { KeysView } from './payment-view.ts';

/** The keys of a provider: which are set, never what they are, and what has to be entered there. */
export function KeysPanel({ view }: { view: KeysView }) {
  const { t } = useStaffText();
  const isOpen = !view.isSetUp;
  const addressWords: Readonly<Record<keyof KeysView['addresses'], StaffKey>> = {
    return: 'payment.address.return',
    cancel: 'payment.address.cancel',
    notice: 'payment.address.notice',
  };
  return (
    <section className="panel stack" aria-labelledby="h-kljucevi">
      <h2 id="h-kljucevi">{t('payment.keys', { name: view.name })}</h2>
      <p>{t(view.mode === null ? 'payment.keysNotSet' : `payment.keysSet.${view.mode}`)}</p>
      {view.mode === null ? null : <p className="soft">{t(`payment.tryKeys.${view.mode}`)}</p>}
      <details>
        <summary className="link">{t('payment.addresses')}</summary>
        <dl className="stack small">
          {(['return', 'cancel', 'notice'] as const).map((name) => (
            <div key={name}>
              <dt className="soft">{t(addressWords[name])}</dt>
              <dd className="payment__address">
                <code>{view.addresses[name]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <KeysForm view={view} isOpen={isOpen} />
      {view.isSetUp ? <RemoveKeys name={view.name} /> : null}
    </section>
  );
}

function KeysForm({ view, isOpen }: { view: KeysView; isOpen: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'keys' });
  // A provider whose keys have no words does not compile.
  const labelOf = (name: AnyKeyName) => t(`payment.key.${name}`);
  const labels = Object.fromEntries(view.keys.map(({ name }) => [`key.${name}`, labelOf(name)]));
  const isSent = form.answer !== undefined;
  return (
    <details open={isOpen || isSent}>
      <summary className="link">{t(view.isSetUp ? 'payment.replaceKeys' : 'payment.enterKeys')}</summary>
      <FormFrame form={form} label={t('payment.keys', { name: view.name })} labels={labels}>
        <p className="hint">{t('payment.keysHint')}</p>
        <SelectField form={form} name="key.mode" label={t('payment.mode')} defaultValue={view.mode ?? 'test'}>
          <option value="test">{t('payment.mode.test')}</option>
          <option value="live">{t('payment.mode.live')}</option>
        </SelectField>
        {view.keys.map(({ name, isSet, isSecret, isOptional, isLong }) => {
          const same = {
            form,
            name: `key.${name}`,
            label: labelOf(name),
            hint: isSet ? t('payment.keyIsSet') : undefined,
            isOptional,
          };
          return isLong ? (
            <TextAreaField key={name} {...same} rows={4} data-most={20_000} data-secret />
          ) : (
            <TextField
              key={name}
              {...same}
              type={isSecret ? 'password' : 'text'}
              data-most={500}
              autoComplete={isSecret ? 'new-password' : 'off'}
              spellCheck={false}
            />
          );
        })}
        <SendButton form={form} tone="primary">
          {t('payment.saveKeys')}
        </SendButton>
      </FormFrame>
    </details>
  );
}

/** Without keys the way to pay is not offered any more; those of orders that are paid stay what they are. */
function RemoveKeys({ name }: { name: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'removeKeys' });
  return (
    <FormFrame form={form} label={t('payment.removeKeys')}>
      <p className="small soft">{t('payment.removeKeysLead', { name })}</p>
      <SendButton form={form} tone="danger">
        {t('payment.removeKeys')}
      </SendButton>
    </FormFrame>
  );
}
