import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { CountLine, getCount } from '@izlog/contract/product/stock-desk/stock-count';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { signed } from './door/stock-words.ts';
import { Scan } from './scan.tsx';
import { StockTabs } from './stock-tabs.tsx';
import { useScanQueue } from './use-scan-queue.ts';

type Count = EndpointAnswer<typeof getCount>;
type CountProps = { title: string; count: Count; last: CountLine | undefined };

/**
 * Counting with a scanner or a phone (OFFICE-05): a code and Enter is one piece, a number is the number. What differs is
 * posted at the end, against the level when it was counted.
 */
export function CountScreen({ title, count, last }: CountProps) {
  const { t } = useStaffText();
  const scans = useScanQueue();
  const differences = count.lines.filter(({ expected, counted }) => expected !== counted);
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <StockTabs now="adminCount" />
        <div className="admin__panels stock__counting">
          <section className="stack" aria-labelledby="h-scan">
            <h2 id="h-scan">{t('stock.counting')}</h2>
            <Progress count={count} />
            <Scan scans={scans} />
            {last ? <Last key={`${last.product} ${last.counted}`} line={last} /> : null}
          </section>
          <section className="stack" aria-labelledby="h-differences">
            <h2 id="h-differences">{t('stock.differences')}</h2>
            {differences.length === 0 ? (
              <p className="soft">{t('stock.noDifferences')}</p>
            ) : (
              <Differences title={t('stock.differences')} lines={differences} />
            )}
            <Note tone="info" title={t('stock.salesGoOn')}>
              <p>{t('stock.salesGoOnLead')}</p>
            </Note>
            {count.lines.length > 0 ? (
              <End differences={differences.length} isCounting={scans.waiting.length > 0} />
            ) : null}
          </section>
        </div>
      </div>
    </AdminScreen>
  );
}

function Progress({ count: { lines, toCount, startedAt } }: { count: Count }) {
  const { t, time, shortDate } = useStaffText();
  const words = t('stock.progress', { done: lines.length, count: toCount });
  return (
    <div className="stack stock__progress">
      <p className="between small">
        <span role="status">{words}</span>
        {startedAt ? (
          <span className="soft">
            {t('stock.startedAt', { date: `${shortDate(startedAt)} ${time(startedAt)}` })}
          </span>
        ) : null}
      </p>
      <progress value={Math.min(lines.length, toCount)} max={Math.max(toCount, 1)} aria-label={words} />
    </div>
  );
}

/** What was counted last: one more, one less, another number, or not counted at all. */
function Last({ line }: { line: CountLine }) {
  const { t, number } = useStaffText();
  const form = useSentForm({ name: 'line' });
  const { product, name, sku, expected, counted } = line;
  const labels = { counted: t('stock.countedOf') };
  return (
    <FormFrame form={form} label={name} labels={labels} className="stack stock__last">
      <input type="hidden" name="product" value={product} />
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {sku ? <small className="stock__sku">{sku}</small> : null}
      </p>
      <div className="stock__keys">
        <button
          className="button"
          type="submit"
          name="counted"
          value={Math.max(counted - 1, 0)}
          aria-label={t('stock.oneLess')}
          disabled={counted === 0}
        >
          −
        </button>
        <output className="stock__counted" aria-label={labels.counted}>
          {number(counted)}
        </output>
        <button
          className="button"
          type="submit"
          name="counted"
          value={counted + 1}
          aria-label={t('stock.oneMore')}
        >
          +
        </button>
      </div>
      <p role="status">
        {t('stock.against', { expected: number(expected), counted: number(counted) })}{' '}
        <strong className={counted === expected ? undefined : 'stock__off'}>
          {counted === expected
            ? t('stock.right')
            : t('stock.off', { pieces: signed(counted - expected, number) })}
        </strong>
      </p>
      <TextField
        form={form}
        name="typed"
        label={t('stock.typeCounted')}
        inputMode="numeric"
        data-most={7}
        autoComplete="off"
        isOptional
      />
      <div className="row">
        <SendButton form={form}>{t('stock.write')}</SendButton>
        <SendButton form={form} tone="quiet" name="skip" value="true">
          {t('stock.skip')}
        </SendButton>
      </div>
    </FormFrame>
  );
}

function Differences({ title, lines }: { title: string; lines: readonly CountLine[] }) {
  const { t, number } = useStaffText();
  const figures = [
    ['stock.expected', (line: CountLine) => number(line.expected)],
    ['stock.foundPieces', (line: CountLine) => number(line.counted)],
    ['stock.difference', (line: CountLine) => signed(line.counted - line.expected, number)],
  ] as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
    <table className="grid-table records" role="table" aria-label={title}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <th role="columnheader" scope="col">
            {t('stock.item')}
          </th>
          {figures.map(([key]) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={key} role="columnheader" scope="col" data-place="figure">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {lines.map((line) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={line.product} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
            <th role="rowheader" scope="row">
              <bdi>{line.name}</bdi>
            </th>
            {figures.map(([key, figure]) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <td key={key} role="cell" data-place="figure">
                <span className="records__label">{t(key)}: </span>
                {figure(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The end waits for the scans that are on their way: behind it they would begin another count. */
function End({ differences, isCounting }: { differences: number; isCounting: boolean }) {
  const { t } = useStaffText();
  const sent = useSentForm({ name: 'post' });
  const post = { ...sent, isBusy: sent.isBusy || isCounting };
  const drop = useSentForm({ name: 'drop' });
  return (
    <div className="row">
      <FormFrame form={post} label={t('stock.postCount', { count: differences })}>
        <SendButton form={post} tone="primary">
          {t('stock.postCount', { count: differences })}
        </SendButton>
      </FormFrame>
      <details>
        <summary className="link">{t('stock.drop')}</summary>
        <FormFrame form={drop} label={t('stock.drop')}>
          <p className="small soft">{t('stock.dropLead')}</p>
          <SendButton form={drop}>{t('stock.dropSend')}</SendButton>
        </FormFrame>
      </details>
    </div>
  );
}
