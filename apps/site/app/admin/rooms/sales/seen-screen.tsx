import { pricesOf } from '@izlog/contract/product/prices';
import type { SeenStep } from '@izlog/contract/product/sales/price-seen';
import { Form, Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { priceProps } from '#site/features/catalog/door/tile.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Price } from '#site/ui/price.tsx';
import { Tag } from '#site/ui/tag.tsx';
import type { SeenView } from './load-seen.server.ts';
import { Label } from './sale-lines.tsx';

/** What visitors saw of the price of a product: at an instant that is asked about, and step by step (SELL-01). */
export function SeenScreen({ title, view }: { title: string; view: SeenView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { seen, typed, isWrong } = view;
  return (
    <AdminScreen title={title}>
      <div className="stack stack--lg">
        <p className="row">
          <span className="soft">{t('seen.title')}</span>
          <Link className="link" to={address('adminProduct', { id: String(seen.recordId) })}>
            {t('seen.product')}
          </Link>
        </p>
        <p className="soft">{t('seen.lead')}</p>
        <Form method="get" className="stack admin__form">
          <Field label={t('seen.at')} error={isWrong ? t('seen.timeWrong') : undefined}>
            {(control) => <TextInput {...control} name="u" type="datetime-local" defaultValue={typed} />}
          </Field>
          <div>
            <Button type="submit">{t('seen.ask')}</Button>
          </div>
        </Form>
        {view.at ? <Asked at={view.at} step={seen.asked} /> : null}
        {seen.variants.length > 0 ? <Variants variants={seen.variants} /> : null}
        <Steps steps={seen.steps} />
      </div>
    </AdminScreen>
  );
}

function Asked({ at, step }: { at: string; step: SeenStep | null }) {
  const text = useStaffText();
  const { t, shortDate, time } = text;
  const price = step?.shown ? pricesOf(step.shown) : null;
  return (
    <section className="panel stack" aria-labelledby="h-tada">
      <h2 id="h-tada">{t('seen.askedTitle', { day: shortDate(at), time: time(at) })}</h2>
      {price ? (
        <div className="sale-price">
          {price.discount ? (
            <Tag prefix={t('price.discount')}>{t('price.percent', { percent: price.discount.percent })}</Tag>
          ) : null}
          <Price size="lg" {...priceProps(price, text)} />
        </div>
      ) : (
        <p>{t('seen.notThen')}</p>
      )}
    </section>
  );
}

function Variants({ variants }: { variants: SeenView['seen']['variants'] }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <section className="stack" aria-labelledby="h-varijante">
      <h2 id="h-varijante">{t('seen.variants')}</h2>
      <p className="small soft">{t('seen.variantsLead')}</p>
      <ul className="plain row">
        {variants.map(({ id, name, sku }) => (
          <li key={id}>
            <Link className="link" to={address('adminSeen', { id: String(id) })}>
              {name || sku || id}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ steps }: { steps: readonly SeenStep[] }) {
  const { t, money, shortDate, time } = useStaffText();
  if (steps.length === 0) return <p className="soft">{t('seen.none')}</p>;
  return (
    <div className="sale-lines">
      <table className="grid-table" aria-label={t('seen.title')}>
        <thead>
          <tr>
            <th scope="col">{t('seen.from')}</th>
            <th scope="col">{t('seen.to')}</th>
            <th scope="col">{t('seen.price')}</th>
            <th scope="col">{t('seen.struck')}</th>
            <th scope="col">{t('seen.lowest')}</th>
            <th scope="col">{t('seen.percent')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, to, shown }) => {
            const price = shown && pricesOf(shown);
            const discount = price?.discount;
            return (
              <tr key={from}>
                <th scope="row" className="num">
                  <Label words={t('seen.from')} />
                  <time dateTime={from}>
                    {shortDate(from)} {time(from)}
                  </time>
                </th>
                <td className="num">
                  <Label words={t('seen.to')} />
                  {to === null ? (
                    t('seen.now')
                  ) : (
                    <time dateTime={to}>
                      {shortDate(to)} {time(to)}
                    </time>
                  )}
                </td>
                <td className="num">
                  <Label words={t('seen.price')} />
                  {price ? money(price.price) : '–'}
                </td>
                <td className="num">
                  <Label words={t('seen.struck')} />
                  {discount ? money(discount.compareAtPrice) : '–'}
                </td>
                <td className="num">
                  <Label words={t('seen.lowest')} />
                  {discount ? money(discount.lowestPrice30) : '–'}
                </td>
                <td>{discount ? <Tag>{t('price.percent', { percent: discount.percent })}</Tag> : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
