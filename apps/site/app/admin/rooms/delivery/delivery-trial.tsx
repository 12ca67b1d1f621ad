import { Form } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { DeliveryTrial } from './delivery-view.ts';

type Result = NonNullable<DeliveryTrial['results']>[number];

/** What a buyer would be asked for a parcel: tried before anybody orders. Its answer stands in the address. */
export function Trial({
  trial: { countries, typed, faults, results, isDeliverable },
}: {
  trial: DeliveryTrial;
}) {
  const { t } = useStaffText();
  const country = countries.find(({ iso }) => iso === typed.country)?.name ?? typed.country;
  return (
    <section className="panel stack" aria-labelledby="h-proba">
      <h2 id="h-proba">{t('delivery.try')}</h2>
      <Form method="get" className="delivery__rate" preventScrollReset>
        <Field id="try-country" label={t('delivery.tryCountry')}>
          {(control) => (
            <Select {...control} name="country" defaultValue={typed.country}>
              {countries.map(({ iso, name }) => (
                <option key={iso} value={iso}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id="try-kg"
          label={t('delivery.tryWeight')}
          error={faults.kg ? t('delivery.kgWrong') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="kg"
              inputMode="decimal"
              data-most={10}
              defaultValue={typed.kg || '1'}
            />
          )}
        </Field>
        <Field
          id="try-total"
          label={t('delivery.tryTotal')}
          error={faults.total ? t('delivery.numberWrong') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="total"
              inputMode="decimal"
              data-most={12}
              defaultValue={typed.total}
            />
          )}
        </Field>
        <p>
          <Button type="submit">{t('delivery.tryIt')}</Button>
        </p>
      </Form>
      {results && !isDeliverable ? <Note tone="danger">{t('delivery.notSoldTo', { country })}</Note> : null}
      {results ? (
        <ul className="ledger" role="status">
          {results.map((one) => (
            <ResultLine key={one.code} result={one} country={country} />
          ))}
          {results.length === 0 ? <li>{t('delivery.none')}</li> : null}
        </ul>
      ) : null}
    </section>
  );
}

function ResultLine({ result: { name, price, why, weights }, country }: { result: Result; country: string }) {
  const { t, money, locale } = useStaffText();
  const kg = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const carried = weights
    .map(({ from, to }) =>
      to === null
        ? t('delivery.kgFrom', { from: kg.format(from / 1000) })
        : kg.formatRange(from / 1000, to / 1000),
    )
    .join(', ');
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {why ? (
          <div className="small soft">
            {t(`delivery.why.${why}`, { country })}
            {why === 'weight' && carried ? ` ${t('delivery.carries', { weights: carried })}` : ''}
          </div>
        ) : null}
      </div>
      <div className="num">
        {price === null ? t('delivery.noPrice') : price === 0 ? t('delivery.free') : money(price)}
      </div>
    </li>
  );
}
