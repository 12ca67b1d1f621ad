import type { Sale } from '@izlog/contract/product/sales/sale-staff';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { lastDayOf, shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLookAgain } from '#site/admin/ground/frame/use-look-again.ts';
import type { FormView } from '#site/admin/record/list-view.ts';
import { RecordHistory } from '#site/admin/record/record-history.tsx';
import { useLook } from '#site/admin/record/record-words.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { saleLook } from './door/sale-look.ts';
import { SaleLeftAlone, SaleSeen } from './sale-lines.tsx';
import { doesWords, saleStateKeys, saleTones } from './sale-words.ts';

/** Ms between two looks at a sale whose prices are being written. */
const patience = 1000;

/** A sale that was scheduled: how far it is, what visitors see, and what may still be done with it. */
export function ScheduledSale({ title, view, sale }: { title: string; view: FormView<Sale>; sale: Sale }) {
  const text = useStaffText();
  const { t, shortDate, number } = text;
  const address = useAddress();
  const look = useLook(saleLook);
  useLookAgain(sale.isUnderWay ? patience : null);
  const stands = sale.state === 'planned' || sale.state === 'on';
  const isOver = sale.state === 'over';
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Badge tone={saleTones[sale.state]}>{t(saleStateKeys[sale.state])}</Badge>
        <span className="soft">{doesWords(sale, text)}</span>
        <Link className="link" to={address('adminSales')}>
          {t('sales.all')}
        </Link>
      </p>
      <div className="record-form record-form--sided">
        <div className="stack stack--lg">
          <StateNote sale={sale} />
          <dl className="tally">
            <Figure words={t('sale.fits')} value={number(sale.fits)} />
            <Figure words={t('sales.left')} value={number(sale.left)} />
            <Figure
              words={t(sale.state === 'planned' ? 'sales.starts' : 'sales.started')}
              value={shortDate(sale.validFrom)}
            />
            <Figure
              words={t(isOver ? 'sales.ended' : 'sales.ends')}
              value={shortDate(Date.parse(sale.validTo) - 1)}
            />
          </dl>
          {sale.isUnderWay ? (
            <p className="small soft" role="status">
              {t('sales.underWay')}{' '}
              <a className="link" href={address('adminSale', { id: String(sale.id) })}>
                {t('sales.look')}
              </a>
            </p>
          ) : null}
          {sale.joining > 0 ? <Join joining={sale.joining} /> : null}
          <SaleSeen sale={sale} />
          <SaleLeftAlone sale={sale} />
        </div>
        <div className="record-form__side">
          {stands ? (
            <>
              <Move key={`${sale.validFrom} ${sale.validTo}`} sale={sale} />
              <End state={sale.state} />
            </>
          ) : null}
          <Copy />
          <RecordHistory
            acts={view.history}
            fields={view.fields}
            look={look}
            options={view.options}
            languages={view.languages}
          />
        </div>
      </div>
    </AdminScreen>
  );
}

function StateNote({ sale }: { sale: Sale }) {
  const { t, longDate, shortDate, time } = useStaffText();
  const from = `${longDate(sale.validFrom)} ${time(sale.validFrom)}`;
  // Midnight is the end of the last day, not the beginning of the next one.
  const lastDay = new Date(Date.parse(sale.validTo) - 1).toISOString();
  const isMidnight = shopTimeOf(sale.validTo).endsWith('T00:00');
  const to = isMidnight ? `${longDate(lastDay)} 24:00` : `${longDate(sale.validTo)} ${time(sale.validTo)}`;
  switch (sale.state) {
    case 'planned':
      return <Note tone="info">{t('sales.plannedNote', { from, to })}</Note>;
    case 'on':
      return <Note tone="success">{t('sales.onNote', { to })}</Note>;
    case 'over':
      return <Note tone="success">{t('sales.overNote', { day: shortDate(sale.lowestUntil) })}</Note>;
    default:
      return <Note>{t('sales.takenBackNote')}</Note>;
  }
}

function Figure({ words, value }: { words: string; value: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Join({ joining }: { joining: number }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'join' });
  return (
    <Note tone="offer">
      <p>{t('sales.joining', { count: joining })}</p>
      <FormFrame form={form} label={t('sales.join')}>
        <SendButton form={form}>{t('sales.join')}</SendButton>
      </FormFrame>
    </Note>
  );
}

function Move({ sale }: { sale: Sale }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'move' });
  const words = t(sale.state === 'on' ? 'sales.prolong' : 'sales.move');
  return (
    <section className="panel stack" aria-labelledby="h-dani">
      <h2 id="h-dani">{words}</h2>
      <FormFrame form={form} label={words}>
        {sale.state === 'planned' ? (
          <TextField
            form={form}
            name="validFrom"
            type="date"
            label={t('sale.validFrom')}
            defaultValue={shopDayOf(sale.validFrom)}
          />
        ) : null}
        <TextField
          form={form}
          name="validTo"
          type="date"
          label={t('sale.validTo')}
          defaultValue={lastDayOf(sale.validTo)}
        />
        <SendButton form={form}>{words}</SendButton>
      </FormFrame>
    </section>
  );
}

function End({ state }: { state: Sale['state'] }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'end' });
  const words = t(state === 'on' ? 'sales.endNow' : 'sales.takeBack');
  return (
    <FormFrame form={form} label={words}>
      <SendButton form={form}>{words}</SendButton>
    </FormFrame>
  );
}

function Copy() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'copy' });
  return (
    <FormFrame form={form} label={t('sales.copy')}>
      <SendButton form={form}>{t('sales.copy')}</SendButton>
    </FormFrame>
  );
}
