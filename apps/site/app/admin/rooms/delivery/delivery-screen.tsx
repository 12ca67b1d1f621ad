import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { WayWords } from '#site/admin/ground/frame/way-words.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { kindsOnSite } from '#site/admin/record/kinds-on-site.ts';
import type { ListLook } from '#site/admin/record/list-view.ts';
import { CountriesField } from '#site/admin/rooms/settings/door/countries-field.tsx';
import { DeleteWay } from '#site/admin/rooms/settings/door/delete-way.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { Trial } from './delivery-trial.tsx';
import {
  type DeliveryRow,
  type DeliveryTrial,
  type DeliveryView,
  optionKeys,
  type RateRow,
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
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <div className="between">
        <p className="soft">{t('delivery.lead')}</p>
        <span className="row">
          <ButtonLink to={address('adminPlaces')}>{t('pickupPlace.list.title')}</ButtonLink>
          <ButtonLink tone="primary" to={address('adminDelivery', { code: 'nova' })}>
            {t('delivery.new')}
          </ButtonLink>
        </span>
      </div>
      {rows.length === 0 ? <EmptyState title={t('delivery.none')} /> : null}
      {gap === null ? null : <Note tone="offer">{gap}</Note>}
      <ul className="ledger">
        {rows.map(({ code, name, isActive, rates, branches, isWithoutPlaces }) => (
          <li key={code}>
            <div>
              <Link className="link" to={address('adminDelivery', { code })}>
                {name}
              </Link>{' '}
              {isActive ? null : <Badge tone="info">{t('delivery.off')}</Badge>}{' '}
              {isWithoutPlaces ? <Badge tone="danger">{t('delivery.withoutPlaces')}</Badge> : null}
              {branches > 0 ? (
                <div className="small soft">{t('delivery.branches', { count: branches })}</div>
              ) : null}
              <RateList rates={rates} />
            </div>
            <div className="num">
              <PriceRange rates={rates} />
            </div>
          </li>
        ))}
      </ul>
      <Trial trial={trial} />
    </AdminScreen>
  );
}

type RatesProps = { rates: readonly RateRow[] };

/** The one price of a way, or the least and the most of several. */
function PriceRange({ rates }: RatesProps) {
  const { t, money } = useStaffText();
  const prices = rates.map(({ price }) => price);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low < high) return t('delivery.range', { low: money(low), high: money(high) });
  return high === 0 ? t('delivery.free') : money(high);
}

/** Prices of one way that its list names; a way with more tells how many, and its form has them all. */
const mostRates = 6;

/** What each price is for, in the order in which they are tried: the first one that fits a cart is its price. */
function RateList({ rates }: RatesProps) {
  const text = useStaffText();
  const { t, money } = text;
  const isAlone = rates.length === 1;
  return (
    <ul className="plain small soft">
      {rates.slice(0, mostRates).map((rate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rates have no name but their place
        <li key={at}>
          {[
            boundWords(rate, isAlone, text),
            isAlone ? '' : rate.price === 0 ? t('delivery.free') : money(rate.price),
            rate.freeFrom === null ? '' : t('delivery.freeFromWords', { total: money(rate.freeFrom) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
      {rates.length > mostRates ? (
        <li>{t('delivery.moreRates', { count: rates.length - mostRates })}</li>
      ) : null}
    </ul>
  );
}

/** Countries of a price that its line names. */
const mostCountries = 4;

/** What a price is for: "Hrvatska, Slovenija, od 2 do 5 kg". */
function boundWords(
  { countries, minWeight, maxWeight, minTotal, maxTotal }: RateRow,
  isAlone: boolean,
  { t, money, number }: ReturnType<typeof useStaffText>,
): string {
  const kg = (grams: number) => number(grams / 1000);
  const weight =
    minWeight && maxWeight !== null
      ? t('delivery.kgBetween', { from: kg(minWeight), to: kg(maxWeight) })
      : minWeight
        ? t('delivery.kgOver', { from: kg(minWeight) })
        : maxWeight !== null
          ? t('delivery.kgTo', { to: kg(maxWeight) })
          : '';
  const total =
    minTotal && maxTotal !== null
      ? t('delivery.sumBetween', { from: money(minTotal), to: money(maxTotal) })
      : minTotal
        ? t('delivery.sumOver', { from: money(minTotal) })
        : maxTotal !== null
          ? t('delivery.sumUnder', { to: money(maxTotal) })
          : '';
  const more = countries.length - mostCountries;
  const words = [
    ...countries.slice(0, mostCountries),
    more > 0 ? t('delivery.andMore', { count: more }) : '',
    weight,
    total,
  ].filter(Boolean);
  if (words.length > 0) return words.join(', ');
  return t(isAlone ? 'delivery.everywhere' : 'delivery.otherwise');
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

/** Options that have no control of their own, each as its kind is filled in. */
function Options({ form, view: { options, said } }: { form: SentForm; view: DeliveryView }) {
  const { t } = useStaffText();
  return options.map((field) => {
    const { control } = kindsOnSite[field.kind];
    return control ? (
      <control.Control
        key={field.name}
        form={form}
        field={field}
        label={t(optionKeys[field.name])}
        hint={undefined}
        value={said[field.name]}
        look={noLook}
        languages={[]}
        options={{}}
      />
    ) : null;
  });
}

const noLook: ListLook = { route: 'adminDelivery', words: { nothing: 'delivery.none' }, fields: {} };

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
  const { languages, names, descriptions } = view;
  const rates = [...view.rates, noRate];
  const last = rates.length - 1;
  // What is typed below the fold is not folded away.
  const isNewTyped = ({ typed, faults }: SentForm) =>
    rateFields.some((field) => typed[`rate.${last}.${field}`] || faults[`rate.${last}.${field}`]);
  const labels = {
    code: t('delivery.code'),
    ...Object.fromEntries(Object.entries(optionKeys).map(([name, key]) => [name, t(key)])),
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
    <EditForm name="delivery" label={label} labels={labels} revision={view.revision}>
      {(form) => (
        <>
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
                  {t('pickupPlace.list.title')}
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
            {view.branchProvider === '' ||
            view.lists.some(({ code }) => code === view.branchProvider) ? null : (
              <option value={view.branchProvider}>
                {t('delivery.listOf', { name: view.branchProvider, count: 0 })}
              </option>
            )}
          </SelectField>
          <Options form={form} view={view} />
          <p className="small soft">{t('delivery.ratesLead')}</p>
          {rates.slice(0, Math.max(last, 1)).map((rate, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rates have no name but their place
            <Rate key={at} {...{ form, rate, at }} countries={view.countries} />
          ))}
          {last > 0 ? (
            <details open={isNewTyped(form)}>
              <summary className="link">{t('delivery.newRate')}</summary>
              <Rate {...{ form, rate: noRate, at: last }} countries={view.countries} />
            </details>
          ) : null}
        </>
      )}
    </EditForm>
  );
}

type RateProps = {
  form: SentForm;
  rate: RateTexts;
  at: number;
  countries: DeliveryView['countries'];
};

function Rate({ form, rate, at, countries }: RateProps) {
  const { t } = useStaffText();
  return (
    <fieldset className="fieldset delivery__rate">
      <legend className="label">{t('delivery.rate', { number: at + 1 })}</legend>
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
