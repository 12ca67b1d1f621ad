import { Link } from 'react-router';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { fieldId } from '../../kit/forms/field-id.ts';
import { SelectField, TextField } from '../../kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Badge } from '../../ui/tag.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { FormFrame } from '../frame/once/form-frame.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { WayWords } from '../frame/way-words.tsx';
import { SaveBar } from '../resource/save-bar.tsx';
import { useUnsaved } from '../resource/use-unsaved.ts';
import { CountriesField } from '../settings/countries-field.tsx';
import { DeleteWay } from '../settings/delete-way.tsx';
import { Trial } from './delivery-trial.tsx';
import {
  type DeliveryRow,
  type DeliveryTrial,
  type DeliveryView,
  type RateTexts,
  rateFields,
} from './delivery-view.ts';

/** The ways of delivery with what each costs, in the order of the checkout. */
export function DeliveriesScreen({
  title,
  rows,
  gap,
  trial,
}: {
  title: string;
  rows: readonly DeliveryRow[];
  /** What falls between the weights of all ways together. */
  gap: string | null;
  trial: DeliveryTrial;
}) {
  const { t, money } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <div className="between">
        <p className="soft">{t('delivery.lead')}</p>
        <span className="row">
          <ButtonLink to={address('adminPlaces')}>{t('places.title')}</ButtonLink>
          <ButtonLink tone="primary" to={address('adminDelivery', { code: 'nova' })}>
            {t('delivery.new')}
          </ButtonLink>
        </span>
      </div>
      {rows.length === 0 ? <EmptyState title={t('delivery.none')} /> : null}
      {gap === null ? null : <Note tone="offer">{gap}</Note>}
      <ul className="ledger">
        {rows.map(({ code, name, isActive, price, freeFrom, countries, branches, isWithoutPlaces }) => (
          <li key={code}>
            <div>
              <Link className="link" to={address('adminDelivery', { code })}>
                {name}
              </Link>{' '}
              {isActive ? null : <Badge tone="info">{t('delivery.off')}</Badge>}{' '}
              {isWithoutPlaces ? <Badge tone="danger">{t('delivery.withoutPlaces')}</Badge> : null}
              <div className="small soft">
                {[
                  countries.length > 0 ? countries.join(', ') : t('delivery.everywhere'),
                  branches > 0 ? t('delivery.branches', { count: branches }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <div className="num">
              {price === 0 ? t('delivery.free') : t('delivery.from', { price: money(price) })}
              {freeFrom === null ? null : (
                <div className="small soft">{t('delivery.freeFromWords', { total: money(freeFrom) })}</div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Trial trial={trial} />
    </AdminScreen>
  );
}

/** One way of delivery: its words and its prices by country, weight and total. Works without scripts. */
export function DeliveryScreen({ title, view }: { title: string; view: DeliveryView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminDelivery');
  return (
    <AdminScreen title={view.code ? `${title}: ${view.code}` : t('delivery.new')}>
      <p className="row">
        <Link className="link" to={all}>
          {t('delivery.all')}
        </Link>
      </p>
      <DeliveryForm key={JSON.stringify(view)} view={view} label={title} />
      {view.code ? <DeleteWay isActive={view.isActive} /> : null}
    </AdminScreen>
  );
}

const noRate: RateTexts = {
  price: '',
  freeFrom: '',
  countries: '',
  minWeight: '',
  maxWeight: '',
  minTotal: '',
  maxTotal: '',
};

function DeliveryForm({ view, label }: { view: DeliveryView; label: string }) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'delivery' });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const { languages, names, descriptions } = view;
  const rates = [...view.rates, noRate];
  const labels = {
    code: t('delivery.code'),
    position: t('delivery.position'),
    branchProvider: t('delivery.branchProvider'),
    ...Object.fromEntries(
      languages.map(({ code, name }) => [`name-${code}`, `${t('delivery.name')} (${name})`]),
    ),
    ...Object.fromEntries(
      rates.flatMap((_, at) =>
        rateFields.map((field) => [
          `rate.${at}.${field}`,
          `${t('delivery.rate', { number: at + 1 })}, ${t(`delivery.${field}`)}`,
        ]),
      ),
    ),
  };
  return (
    <FormFrame form={form} label={label} labels={labels} className="stack stack--lg admin__form">
      <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? view.revision} />
      {view.code ? null : (
        <TextField
          form={form}
          name="code"
          label={t('delivery.code')}
          hint={t('delivery.codeHint')}
          data-most={40}
          autoComplete="off"
        />
      )}
      <WayWords form={form} languages={languages} names={names} descriptions={descriptions} />
      <CheckField form={form} name="isActive" label={t('delivery.active')} isTicked={view.isActive} />
      <CheckField form={form} name="isPickup" label={t('delivery.isPickup')} isTicked={view.isPickup} />
      <TextField
        form={form}
        name="position"
        label={t('delivery.position')}
        hint={t('delivery.positionHint')}
        inputMode="numeric"
        data-most={3}
        autoComplete="off"
        defaultValue={view.position}
      />
      <SelectField
        form={form}
        name="branchProvider"
        label={t('delivery.branchProvider')}
        hint={
          <>
            {t('delivery.branchProviderHint')}{' '}
            <Link className="link" to={address('adminPlaces')}>
              {t('places.title')}
            </Link>
          </>
        }
        defaultValue={view.branchProvider}
      >
        <option value="">{t('delivery.toAddress')}</option>
        {view.lists.map(({ code, name, places }) => (
          <option key={code} value={code}>
            {t('delivery.listOf', { name, count: places })}
          </option>
        ))}
        {view.branchProvider === '' || view.lists.some(({ code }) => code === view.branchProvider) ? null : (
          <option value={view.branchProvider}>
            {t('delivery.listOf', { name: view.branchProvider, count: 0 })}
          </option>
        )}
      </SelectField>
      <p className="small soft">{t('delivery.ratesLead')}</p>
      {rates.map((rate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rates have no name but their place
        <Rate key={at} {...{ form, rate, at }} isNew={at === rates.length - 1} countries={view.countries} />
      ))}
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}

type RateProps = {
  form: SentForm;
  rate: RateTexts;
  at: number;
  isNew: boolean;
  countries: DeliveryView['countries'];
};

function Rate({ form, rate, at, isNew, countries }: RateProps) {
  const { t } = useStaffText();
  return (
    <fieldset className="fieldset delivery__rate">
      <legend className="label">{t(isNew ? 'delivery.newRate' : 'delivery.rate', { number: at + 1 })}</legend>
      {rateFields.map((field) => {
        const name = `rate.${at}.${field}`;
        const fault = form.faults[name];
        if (field === 'countries')
          return (
            <CountriesField
              key={field}
              {...{ form, name }}
              label={t('delivery.countries')}
              chosen={rate.countries}
              choices={countries}
            />
          );
        return (
          <Field
            key={field}
            id={fieldId(form, name)}
            label={t(`delivery.${field}`)}
            error={fault && (fault.words ?? t(fault.key, fault.values))}
          >
            {(control) => (
              <TextInput
                {...control}
                name={name}
                inputMode="decimal"
                data-most={12}
                autoComplete="off"
                defaultValue={form.typed[name] ?? rate[field]}
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}
