import type { Sale } from '@izlog/contract/product/sales/sale-staff';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { FormView } from '#site/admin/record/list-view.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { saleLook } from './door/sale-look.ts';
import { SaleLeftAlone, SaleSeen } from './sale-lines.tsx';
import { saleStateKeys, saleTones } from './sale-words.ts';

/** The draft of a sale: its fields, what it would do as it is saved, and that it is scheduled. */
export function DraftSale({ title, view }: { title: string; view: FormView<Sale> }) {
  const { t } = useStaffText();
  const sale = view.record;
  return (
    <ResourceForm
      title={title}
      label={t('sale.one')}
      view={view}
      look={saleLook}
      back={{ to: useAddress()('adminSales'), words: t('sales.all') }}
      head={sale ? <Badge tone={saleTones[sale.state]}>{t(saleStateKeys[sale.state])}</Badge> : null}
      lead={
        <>
          <p className="soft">{t('sales.leadPrices')}</p>
          {sale?.filter ? <FromList filter={sale.filter} /> : null}
        </>
      }
      side={sale ? <Check sale={sale} /> : null}
      below={
        sale ? (
          <>
            <SaleSeen sale={sale} />
            <SaleLeftAlone sale={sale} />
          </>
        ) : null
      }
    />
  );
}

/** What a list of products was narrowed by that the form has no field for. */
function FromList({ filter }: { filter: NonNullable<Sale['filter']> }) {
  const { t } = useStaffText();
  const list = useAddress()('adminProducts');
  const narrowed = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  if (narrowed.length === 0) return <Note>{t('sales.fromListAll')}</Note>;
  return (
    <Note>
      {t('sales.fromList')}{' '}
      <Link className="link" to={`${list}?${new URLSearchParams(narrowed)}`}>
        {t('sales.openList')}
      </Link>
    </Note>
  );
}

function Check({ sale: { fits, left, percents } }: { sale: Sale }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'schedule' });
  return (
    <section className="panel stack" aria-labelledby="h-provjera">
      <h2 id="h-provjera">{t('sales.check')}</h2>
      <ul className="checks plain">
        <li className={fits > 0 ? 'is-good' : 'is-stop'}>
          <Icon name={fits > 0 ? 'ok' : 'error'} />
          <span>
            {fits > 0 && percents
              ? t('sales.checkFits', {
                  count: fits,
                  least: String(percents.least),
                  most: String(percents.most),
                })
              : t('sales.checkNone')}
          </span>
        </li>
        {left > 0 ? (
          <li className="is-weak">
            <Icon name="warn" />
            <a className="link" href="#bez">
              {t('sales.checkLeft', { count: left })}
            </a>
          </li>
        ) : null}
      </ul>
      <p className="small soft">{t('sales.checkJoins')}</p>
      <p className="small soft">{t('sales.checkSaved')}</p>
      {fits > 0 ? (
        <FormFrame form={form} label={t('sales.schedule', { count: fits })}>
          <input type="hidden" name="fits" value={fits} />
          <SendButton form={form} tone="primary">
            {t('sales.schedule', { count: fits })}
          </SendButton>
        </FormFrame>
      ) : null}
    </section>
  );
}
