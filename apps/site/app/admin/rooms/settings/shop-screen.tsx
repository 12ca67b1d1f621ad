import type { ShopSettings } from '@izlog/contract/settings/shop-settings';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { SettingsPage } from './door/settings-page.tsx';

interface Country {
  iso: string;
  name: string;
}

/** Countries and currencies with all that may be chosen. */
export interface ShopView {
  shop: ShopSettings;
  union: readonly Country[];
  others: readonly Country[];
  /** What currencies are called, by code, and those that are not sold in yet. */
  currencyNames: Readonly<Record<string, string>>;
  newCurrencies: readonly Country[];
}

const afterWords: readonly StaffKey[] = ['settings.afterCart', 'settings.afterStay', 'settings.afterWindow'];

/** Where one may order to, in what currencies, and what follows on adding to the cart (SET-009, SET-010). */
export function ShopScreen({ view }: { view: ShopView }) {
  const { t } = useStaffText();
  return (
    <SettingsPage title={t('settings.shop')} lead={t('settings.shopLead')}>
      <ShopForm key={view.shop.revision} view={view} />
    </SettingsPage>
  );
}

function ShopForm({ view }: { view: ShopView }) {
  const { shop, union, others, currencyNames, newCurrencies } = view;
  const { t, locale } = useStaffText();
  const main = shop.currencies.find(({ isMain }) => isMain);
  const typedIn = ({ typed }: SentForm) => ('countries' in typed ? (typed.country ?? '').split(' ') : null);
  const ticks = (form: SentForm, countries: readonly Country[], isHidden: (name: string) => boolean) => (
    <div className="settings__languages">
      {countries.map(({ iso, name }) => (
        <div key={iso} hidden={isHidden(name)}>
          <Checkbox
            name="country"
            value={iso}
            label={name}
            defaultChecked={(typedIn(form) ?? shop.allowedCountries ?? []).includes(iso)}
          />
        </div>
      ))}
    </div>
  );
  return (
    <EditForm
      name="shop"
      label={t('settings.shop')}
      labels={{
        countries: t('settings.countries'),
        newCurrency: t('settings.newCurrency'),
        newRate: t('settings.newRate', { main: main?.iso ?? '' }),
        ...Object.fromEntries(shop.currencies.map(({ iso, label }) => [`rate-${iso}`, label])),
      }}
      revision={shop.revision}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="countries"
            label={t('settings.countries')}
            hint={t('settings.countriesHint')}
            defaultValue={shop.allowedCountries === null ? 'all' : 'some'}
          >
            <option value="all">{t('settings.countriesAll')}</option>
            <option value="some">{t('settings.countriesSome')}</option>
          </SelectField>
          <details open={shop.allowedCountries !== null || typedIn(form) !== null}>
            <summary className="link">{t('settings.countriesSome')}</summary>
            <TickSearch names={[...union, ...others].map(({ name }) => name)}>
              {(isHidden) => (
                <>
                  <fieldset className="fieldset stack" hidden={union.every(({ name }) => isHidden(name))}>
                    <legend className="label">{t('settings.countriesEu')}</legend>
                    {ticks(form, union, isHidden)}
                  </fieldset>
                  <fieldset className="fieldset stack" hidden={others.every(({ name }) => isHidden(name))}>
                    <legend className="label">{t('settings.countriesOther')}</legend>
                    {ticks(form, others, isHidden)}
                  </fieldset>
                </>
              )}
            </TickSearch>
          </details>
          <SelectField
            form={form}
            name="cartType"
            label={t('settings.afterAdding')}
            defaultValue={String(shop.cartType)}
          >
            {afterWords.map((words, value) => (
              <option key={words} value={value}>
                {t(words)}
              </option>
            ))}
          </SelectField>
          <fieldset className="fieldset stack">
            <legend className="label">{t('settings.currencies')}</legend>
            <p className="hint">{t('settings.currenciesHint', { main: main?.iso ?? '' })}</p>
            <div className="fields">
              {shop.currencies
                .filter(({ rate, isMain }) => isMain || rate !== null)
                .map(({ iso, label, rate, isMain }) =>
                  isMain ? (
                    <p key={iso} className="f4 f-half">
                      <b>{iso}</b> {label}, {t('settings.mainCurrency')}
                    </p>
                  ) : (
                    <TextField
                      key={iso}
                      form={form}
                      name={`rate-${iso}`}
                      className="f4 f-half"
                      label={`${iso} ${currencyNames[iso] ?? label}`}
                      inputMode="decimal"
                      autoComplete="off"
                      isOptional
                      defaultValue={rate?.toLocaleString(locale, {
                        maximumFractionDigits: 8,
                        useGrouping: false,
                      })}
                    />
                  ),
                )}
            </div>
            <div className="fields">
              <SelectField
                form={form}
                name="newCurrency"
                className="f6 f-half"
                label={t('settings.newCurrency')}
                isOptional
                defaultValue=""
              >
                <option value="">{t('settings.noNewCurrency')}</option>
                {newCurrencies.map(({ iso, name }) => (
                  <option key={iso} value={iso}>
                    {`${name} (${iso})`}
                  </option>
                ))}
              </SelectField>
              <TextField
                form={form}
                name="newRate"
                className="f6 f-half"
                label={t('settings.newRate', { main: main?.iso ?? '' })}
                inputMode="decimal"
                autoComplete="off"
                isOptional
              />
            </div>
          </fieldset>
        </>
      )}
    </EditForm>
  );
}
