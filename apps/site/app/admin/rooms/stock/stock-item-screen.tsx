import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { backorderKinds } from '@izlog/contract/product/product-kinds';
import { correctionReasons } from '@izlog/contract/product/stock-desk/movement-kinds';
import type { getStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView } from '#site/admin/record/list-view.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';
import { reasonWords, stateTones, stateWords } from './door/stock-words.ts';
import { type MovementRow, MovementsTable } from './movements-list.tsx';

type Level = EndpointAnswer<typeof getStock>;
type StockItemProps = {
  level: Level;
  movements: ListView<MovementRow>;
};

/** One level: what there is and what is promised, a correction, how it is kept, who waits, and what came and went. */
export function StockItemScreen({ level, movements }: StockItemProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={level.name}>
      <p className="row">
        <Link className="link" to={address('adminStock')}>
          {t('stock.all')}
        </Link>
        <span className="soft small">{[level.sku, level.barcode].filter(Boolean).join(' · ')}</span>
      </p>
      <Figures level={level} />
      <div className="admin__panels">
        {level.isTracked ? <Correction key={movements.rows[0]?.id} level={level} /> : null}
        <Keeping key={level.revision} level={level} />
        {level.waits.length > 0 ? <Waits level={level} /> : null}
      </div>
      <section className="stack" aria-labelledby="h-movements">
        <h2 id="h-movements">{t('stock.movements')}</h2>
        {movements.rows.length > 0 ? (
          <MovementsTable title={t('stock.movements')} view={movements} />
        ) : (
          <p className="soft">{t('stock.noMovements')}</p>
        )}
        {movements.page.lastPage > 1 ? (
          <p>
            <Link className="link" to={`${address('adminMovements')}?product=${level.id}`}>
              {t('stock.allMovements')}
            </Link>
          </p>
        ) : null}
      </section>
    </AdminScreen>
  );
}

function Figures({ level }: { level: Level }) {
  const { t, number, shortDate } = useStaffText();
  if (!level.isTracked) return <p className="soft">{t('stock.untrackedLead')}</p>;
  return (
    <dl className="stock__sums">
      <div>
        <dt>{t('stock.quantity')}</dt>
        <dd>{number(level.quantity)}</dd>
        <dd>
          <Badge tone={stateTones[level.state]}>{t(stateWords[level.state])}</Badge>
        </dd>
      </div>
      <div>
        <dt>{t('stock.reserved')}</dt>
        <dd>{number(level.reserved)}</dd>
        <dd>{t('stock.promisedLead')}</dd>
      </div>
      <div>
        <dt>{t('stock.free')}</dt>
        <dd>{number(level.free)}</dd>
        {level.restockAt ? <dd>{t('stock.comesOn', { date: shortDate(level.restockAt) })}</dd> : null}
      </div>
    </dl>
  );
}

/** A level is never written over: pieces come and go, with a reason. */
function Correction({ level }: { level: Level }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'adjust' });
  const labels = { difference: t('stock.howMany'), reason: t('stock.reason'), note: t('stock.note') };
  return (
    <section className="panel stack" aria-labelledby="h-adjust">
      <h2 id="h-adjust">{t('stock.correct')}</h2>
      <FormFrame form={form} label={t('stock.correct')} labels={labels}>
        <TextField
          form={form}
          name="difference"
          label={labels.difference}
          hint={t('stock.howManyHint', { count: level.quantity })}
          data-most={8}
          autoComplete="off"
        />
        <SelectField form={form} name="reason" label={labels.reason} defaultValue="received">
          {correctionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasonWords[reason])}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="note"
          label={labels.note}
          data-most={200}
          autoComplete="off"
          isOptional
        />
        <SendButton form={form} tone="primary">
          {t('stock.post')}
        </SendButton>
      </FormFrame>
    </section>
  );
}

const backorderWords = {
  no: 'stock.backordersNo',
  notify: 'stock.backordersNotify',
  yes: 'stock.backordersYes',
} as const;

function Keeping({ level }: { level: Level }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'keep' });
  const labels = {
    isTracked: t('stock.isTracked'),
    lowAt: t('stock.lowAt'),
    backorders: t('stock.backorders'),
    restockAt: t('stock.restockAt'),
  };
  return (
    <section className="panel stack" aria-labelledby="h-keep">
      <h2 id="h-keep">{t('stock.keeping')}</h2>
      <FormFrame form={form} label={t('stock.keeping')} labels={labels}>
        <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? level.revision} />
        <CheckField form={form} name="isTracked" label={labels.isTracked} isTicked={level.isTracked} />
        <TextField
          form={form}
          name="lowAt"
          label={labels.lowAt}
          hint={t('stock.lowAtHint')}
          inputMode="numeric"
          data-most={7}
          autoComplete="off"
          isOptional
          defaultValue={level.lowAt ?? undefined}
        />
        <SelectField form={form} name="backorders" label={labels.backorders} defaultValue={level.backorders}>
          {backorderKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(backorderWords[kind])}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name="restockAt"
          type="date"
          label={labels.restockAt}
          hint={t('stock.restockAtHint')}
          isOptional
          defaultValue={level.restockAt ? shopDayOf(level.restockAt) : undefined}
        />
        <SendButton form={form}>{t('form.save')}</SendButton>
      </FormFrame>
    </section>
  );
}

/** Who wants to hear that it is back; they are written to by themselves. */
function Waits({ level: { waits, waiting } }: { level: Level }) {
  const { t, shortDate } = useStaffText();
  return (
    <section className="panel stack" aria-labelledby="h-waits">
      <h2 id="h-waits">{t('stock.waits', { count: waiting })}</h2>
      <p className="small soft">{t('stock.waitsLead')}</p>
      <ul className="plain stack">
        {waits.map(({ email, since }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: who may not read customers has nothing else to tell them apart by
          <li key={place} className="between small">
            <span>{email ?? t('stock.somebody')}</span>
            <time className="soft" dateTime={since}>
              {shortDate(since)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
