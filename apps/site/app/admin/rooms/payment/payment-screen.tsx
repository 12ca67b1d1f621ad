import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { WayWords } from '#site/admin/ground/frame/way-words.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { CountriesField } from '#site/admin/rooms/settings/door/countries-field.tsx';
import { DeleteWay } from '#site/admin/rooms/settings/door/delete-way.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { useKindWords } from './kind-words.ts';
import type { PaymentView } from './payment-view.ts';
import { PaymentBadge } from './payments-screen.tsx';

/** One way to pay: its words, for whom it is, and the keys of its provider. Works without scripts. */
export function PaymentScreen({ view }: { view: PaymentView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const kindWords = useKindWords();
  const title = view.code ? kindWords(view.kind) : t('payment.new');
  return (
    <AdminScreen title={title}>
      <p className="row">
        {view.code ? <PaymentBadge state={view.state} /> : null}
        <Link className="link" to={address('adminPayment')}>
          {t('payment.all')}
        </Link>
      </p>
      {view.state === 'noIban' ? (
        <Note tone="danger" title={t('payment.ibanFirst')}>
          <p>
            <Link to={address('adminSettings', { group: settingsSlugs.company })}>
              {t('payment.toCompany')}
            </Link>
          </p>
        </Note>
      ) : null}
      {view.state === 'noKeys' ? (
        <Note tone="danger" title={t('payment.keysFirst')}>
          <p>{t('payment.keysFirstLead')}</p>
        </Note>
      ) : null}
      {view.state === 'trial' ? (
        <Note tone="offer" title={t('payment.onTrial')}>
          <p>{t(view.kind === 'sandbox' ? 'payment.sandboxLead' : 'payment.trialLead')}</p>
        </Note>
      ) : null}
      {view.keys ? <KeysPanel view={view.keys} /> : null}
      <PaymentForm key={view.revision} view={view} label={title} />
      {view.code ? <DeleteWay isActive={view.isActive} /> : null}
    </AdminScreen>
  );
}

function PaymentForm({ view, label }: { view: PaymentView; label: string }) {
  const { t } = useStaffText();
  const kindWords = useKindWords();
  const labels = {
    kind: t('payment.kind'),
    isActive: t('payment.isActive'),
    position: t('delivery.position'),
    countries: t('delivery.countries'),
    minTotal: t('payment.minTotal'),
    maxTotal: t('payment.maxTotal'),
    feePercent: t('payment.feePercent'),
    feeFixed: t('payment.feeFixed'),
    ...Object.fromEntries(
      view.languages.map(({ code, name }) => [`name-${code}`, `${t('delivery.name')} (${name})`]),
    ),
  };
  return (
    <EditForm name="payment" label={label} labels={labels} revision={view.revision}>
      {(form) => (
        <>
          {view.code ? (
            <ActiveField form={form} isActive={view.isActive} />
          ) : (
            <SelectField form={form} name="kind" label={labels.kind} defaultValue={view.kind}>
              {view.kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindWords(kind)}
                </option>
              ))}
            </SelectField>
          )}
          <WayWords form={form} {...view} />
          <TextField
            form={form}
            name="position"
            label={labels.position}
            hint={t('delivery.positionHint')}
            inputMode="numeric"
            data-most={3}
            autoComplete="off"
            defaultValue={view.position}
          />
          <CountriesField
            form={form}
            name="countries"
            label={labels.countries}
            hint={t('payment.countriesHint')}
            chosen={view.countries}
            choices={view.countryChoices}
          />
          {(['minTotal', 'maxTotal', 'feePercent', 'feeFixed'] as const).map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={labels[name]}
              {...(name === 'feePercent' && { hint: t('payment.feeHint') })}
              inputMode="decimal"
              data-most={12}
              autoComplete="off"
              isOptional
              defaultValue={view[name]}
            />
          ))}
          <div>
            <CheckField
              form={form}
              name="isForCompanies"
              label={t('payment.isForCompanies')}
              isTicked={view.isForCompanies}
            />
            {view.kind === 'hpf' ? (
              <CheckField
                form={form}
                name="isOnTerms"
                label={t('payment.isOnTerms')}
                isTicked={view.isOnTerms}
              />
            ) : null}
            <CheckField
              form={form}
              name="isForDigital"
              label={t('payment.isForDigital')}
              isTicked={view.isForDigital}
            />
          </div>
          <Deliveries form={form} view={view} />
        </>
      )}
    </EditForm>
  );
}

/** Whether it is offered; the last one is switched off only by somebody who says so. */
function ActiveField({ form, isActive }: { form: SentForm; isActive: boolean }) {
  const { t } = useStaffText();
  const fault = form.faults.isActive;
  const isLast = fault?.key === 'error.lastPaymentMethod';
  return (
    <div>
      <CheckField form={form} name="isActive" label={t('payment.isActive')} isTicked={isActive} />
      {fault ? (
        <FieldError id={`${fieldId(form, 'isActive')}-error`}>
          {fault.words ?? t(fault.key, fault.values)}
        </FieldError>
      ) : null}
      {isLast ? <Checkbox name="evenIfLast" value="true" label={t('payment.evenIfLast')} /> : null}
    </div>
  );
}

/** With which ways of delivery it is offered: cash at a locker is not. */
function Deliveries({ form, view: { deliveries } }: { form: SentForm; view: PaymentView }) {
  const { t } = useStaffText();
  if (deliveries.length === 0) return null;
  const isAnswered = 'position' in form.typed;
  const typed = form.typed.delivery?.split(' ') ?? [];
  return (
    <fieldset className="fieldset">
      <legend className="label">{t('payment.withDelivery')}</legend>
      {deliveries.map(({ code, name, isWith }) => (
        <div key={code}>
          <input type="hidden" name="offered" value={code} />
          <Checkbox
            name="delivery"
            value={code}
            label={name}
            defaultChecked={isAnswered ? typed.includes(code) : isWith}
          />
        </div>
      ))}
    </fieldset>
  );
}
