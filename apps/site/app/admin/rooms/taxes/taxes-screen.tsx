import { standardRatesAsOf } from '@izlog/contract/ecommerce/taxes/standard-rates';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { SettingsPage } from '#site/admin/rooms/settings/door/settings-page.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Note } from '#site/ui/note.tsx';
import { RateRow } from './rate-row.tsx';
import { type RateTexts, rowField, type TaxesView } from './taxes-view.ts';

/** What the shop taxes sales at: the usual rate, other countries, and since when these count. Works without scripts. */
export function TaxesScreen({ title, view }: { title: string; view: TaxesView }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <SettingsPage
      title={title}
      lead={t('taxes.lead')}
      links={
        <Link className="link" to={address('adminTaxClasses')}>
          {t('taxes.classes')}
        </Link>
      }
    >
      <TaxesForm key={`${view.settings.revision} ${view.isSuggested}`} view={view} />
    </SettingsPage>
  );
}

const noRow: RateTexts = { country: '', from: '', rate: '', classes: {} };

function TaxesForm({ view }: { view: TaxesView }) {
  const { settings, isSuggested, lacking } = view;
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const rows = [...view.rows, noRow];
  const labels = {
    usualRate: t('taxes.usualRate'),
    ossFrom: t('taxes.ossFrom'),
    ...Object.fromEntries(rows.flatMap((row, at) => labelsOf(row, at))),
  };
  function labelsOf({ country }: RateTexts, at: number): [string, string][] {
    const row = nameOf(view, country) ?? t('taxes.newCountry');
    return [
      [rowField.country(at), `${row}, ${t('taxes.country')}`],
      [rowField.from(at), `${row}, ${t('taxes.from')}`],
      [rowField.rate(at), `${row}, ${t('taxes.rate')}`],
      ...settings.taxClasses.map(({ id, name }): [string, string] => [
        rowField.ofClass(at, id),
        `${row}, ${name}`,
      ]),
    ];
  }
  return (
    <EditForm
      name="taxes"
      label={t('settings.taxes')}
      labels={labels}
      revision={settings.revision}
      className="stack stack--lg taxes"
    >
      {(form) => (
        <>
          <input type="hidden" name="last" value={rows.length - 1} />
          <TextField
            form={form}
            name="usualRate"
            className="taxes__percent"
            label={t('taxes.usualRate')}
            hint={t('taxes.usualRateHint')}
            inputMode="decimal"
            data-most={6}
            autoComplete="off"
            isOptional
            placeholder="25"
            defaultValue={view.usualRate}
          />
          {view.homeSince === null ? null : (
            <Note
              tone="info"
              title={t('taxes.homeSince', { country: view.home.name, date: shortDate(view.homeSince) })}
            >
              <p>{t('taxes.homeSinceLead')}</p>
            </Note>
          )}
          <fieldset className="fieldset stack">
            <legend className="label">{t('taxes.oss')}</legend>
            <p className="hint">{t('taxes.ossLead')}</p>
            <p className="hint">{t('taxes.companiesLead')}</p>
            <Abroad view={view} />
            <CheckField
              form={form}
              name="isOss"
              label={t('taxes.isOss')}
              isTicked={settings.ossFrom !== null}
            />
            <TextField
              form={form}
              name="ossFrom"
              type="date"
              className="taxes__day"
              label={t('taxes.ossFrom')}
              isOptional
              defaultValue={settings.ossFrom ?? ''}
            />
          </fieldset>
          <fieldset className="fieldset stack">
            <legend className="label">{t('taxes.byCountry')}</legend>
            <p className="hint">{t('taxes.byCountryLead')}</p>
            <p className="hint">{t('taxes.homeLead', { country: view.home.name })}</p>
            {settings.ossFrom !== null && lacking.length > 0 ? (
              <Note tone="offer" title={t('taxes.lacking', { count: lacking.length })}>
                <p>{t('taxes.lackingLead', { countries: lacking.join(', ') })}</p>
              </Note>
            ) : null}
            {isSuggested ? (
              <Note tone="info" title={t('taxes.suggested')} role="status">
                <p>{t('taxes.suggestedLead', { date: shortDate(standardRatesAsOf) })}</p>
              </Note>
            ) : (
              <p>
                <ButtonLink to={`${address('adminTaxes')}?suggest`}>{t('taxes.suggest')}</ButtonLink>
              </p>
            )}
            <div className="taxes__rows">
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
                <RateRow key={at} form={form} view={view} row={row} at={at} />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </EditForm>
  );
}

const nameOf = ({ home, union, others }: TaxesView, country: string): string | undefined =>
  [home, ...union, ...others].find(({ iso }) => iso === country)?.name;

/** How much was bought abroad, against what may be before their tax has to be paid. */
function Abroad({ view: { settings, threshold } }: { view: TaxesView }) {
  const { t, locale } = useStaffText();
  const { abroad } = settings;
  if (!abroad) return null;
  const money = (amount: number) =>
    amount.toLocaleString(locale, { style: 'currency', currency: abroad.currency, maximumFractionDigits: 0 });
  return (
    <div className="stack">
      <p>{t('taxes.abroad')}</p>
      {[abroad.thisYear, abroad.lastYear].map(({ year, amount }) => {
        const words = t('taxes.abroadOf', { year, amount: money(amount), limit: money(abroad.limit) });
        return (
          <p key={year} className="taxes__year">
            <span className="num">{words}</span>
            <progress
              className="admin__progress"
              value={Math.min(Math.max(amount, 0), abroad.limit)}
              max={abroad.limit}
              aria-label={words}
            />
          </p>
        );
      })}
      {threshold === 'near' || threshold === 'above' ? (
        <Note
          tone={threshold === 'above' ? 'danger' : 'offer'}
          title={t(threshold === 'above' ? 'taxes.above' : 'taxes.near')}
        >
          <p>{t('taxes.thresholdLead')}</p>
        </Note>
      ) : null}
    </div>
  );
}
