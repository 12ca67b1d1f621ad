import type { Bulk } from '@izlog/contract/product/record/product-bulk';
import { useEffect, useEffectEvent } from 'react';
import { Link, useRevalidator } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import type { ProductChoices } from '../product-view.ts';
import { BulkValue, changeWords, reasonWords } from './bulk-words.tsx';

type BulkProps = { bulk: Bulk; choices: ProductChoices };

/** Ms between two looks at a change that is under way. */
const patience = 1000;

/** A change of many products: what would happen, how far it is, how it went, and back. */
export function BulkScreen({
  title,
  bulk,
  choices,
  shown,
}: BulkProps & { title: string; shown: number | null }) {
  const { t, money, number, shortDate, time } = useStaffText();
  const all = useAddress()('adminProducts');
  const isUnderWay = bulk.state === 'running' || bulk.state === 'undoing';
  useLookAgain(isUnderWay);
  const going = bulk.state === 'undoing' ? bulk.done - bulk.undone : bulk.done;
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Link className="link" to={all}>
          {t('products.all')}
        </Link>
        <span className="soft small">
          {bulk.by ? `${bulk.by}, ` : null}
          {shortDate(bulk.at)} {time(bulk.at)}
        </span>
      </p>
      <p>
        <strong>{changeWords(bulk, choices, { t, money, number })}</strong>
      </p>
      {shown !== null && bulk.state === 'planned' ? (
        <Note tone="offer" role="status">
          {t('products.bulkGrown', { shown: number(shown), now: number(bulk.chosen) })}
        </Note>
      ) : null}
      <div role={isUnderWay ? 'status' : undefined}>
        <dl className="tally">
          <Figure words={t('products.bulkMatched')} value={number(bulk.matched)} />
          <Figure words={t('products.bulkPlanned')} value={number(bulk.planned)} />
          <Figure
            words={t(bulk.state === 'undone' ? 'products.bulkUndone' : 'products.bulkDone')}
            value={number(bulk.state === 'undone' ? bulk.undone : bulk.done)}
          />
          <Figure
            words={t('products.bulkLeft')}
            value={number(bulk.refused.reduce((sum, { count }) => sum + count, 0))}
          />
        </dl>
      </div>
      {isUnderWay ? (
        <p className="stack">
          <progress
            className="goods__progress"
            max={Math.max(1, bulk.planned)}
            value={going}
            aria-label={t('products.bulkRunning')}
          />
          <span className="small soft">{t('products.bulkRunning')}</span>
          <a className="link small" href={`${all}/promjena/${bulk.id}`}>
            {t('products.bulkLook')}
          </a>
        </p>
      ) : null}
      <Lines
        title={t('products.bulkExamples')}
        lines={bulk.examples}
        {...{ bulk, choices }}
        isTakenBack={bulk.state === 'undone'}
      />
      {bulk.refused.length > 0 ? (
        <section className="stack" aria-labelledby="h-izostavljeni">
          <h2 id="h-izostavljeni">{t('products.bulkLeft')}</h2>
          <ul className="plain">
            {bulk.refused.map(({ reason, count }) => (
              <li key={reason}>
                {number(count)}: {t(reasonWords[reason])}
              </li>
            ))}
          </ul>
          <p>
            <a className="link" href={`/_/bulk-csv/${bulk.id}`} download>
              {t('products.bulkLeftFile')}
            </a>
          </p>
          <Lines title={t('products.bulkLeftExamples')} lines={bulk.refusedExamples} {...{ bulk, choices }} />
        </section>
      ) : null}
      <Act bulk={bulk} />
    </AdminScreen>
  );
}

function Act({ bulk: { state, planned, done, change } }: { bulk: Bulk }) {
  const { t, number } = useStaffText();
  const run = useSentForm({ name: 'run' });
  const undo = useSentForm({ name: 'undo' });
  if (state === 'planned' && planned > 0)
    return (
      <FormFrame form={run} label={t('products.bulkRun', { count: number(planned) })}>
        <SendButton form={run} tone="primary">
          {t('products.bulkRun', { count: number(planned) })}
        </SendButton>
      </FormFrame>
    );
  if (state === 'done' && done > 0)
    return (
      <FormFrame form={undo} label={t('products.bulkUndo')}>
        {change.kind.startsWith('price') ? (
          <p className="small soft">{t('products.bulkUndoPrices')}</p>
        ) : null}
        <SendButton form={undo}>{t('products.bulkUndo')}</SendButton>
      </FormFrame>
    );
  return null;
}

function Figure({ words, value }: { words: string; value: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type Line = Bulk['examples'][number];

type LinesProps = BulkProps & {
  title: string;
  lines: readonly Line[];
  /** They have again what they had. */
  isTakenBack?: boolean;
};

function Lines({ title, lines, bulk, choices, isTakenBack = false }: LinesProps) {
  const { t } = useStaffText();
  const address = useAddress();
  if (lines.length === 0) return null;
  return (
    <table className="grid-table" aria-label={title}>
      <caption className="small soft goods__caption">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('products.nameAndSku')}</th>
          <th scope="col">{t(isTakenBack ? 'products.bulkAgain' : 'products.bulkBefore')}</th>
          <th scope="col">{t(isTakenBack ? 'products.bulkMeanwhile' : 'products.bulkAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId}>
            <th scope="row">
              <Link className="link" to={address('adminProduct', { id: String(line.recordId) })}>
                {line.name || t('products.noName')}
              </Link>
            </th>
            <td>
              <BulkValue value={line.before} {...{ bulk, choices }} />
            </td>
            <td>
              <BulkValue value={line.after} {...{ bulk, choices }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Asks for the page again, every second while something is under way. */
function useLookAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => look(), patience);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
