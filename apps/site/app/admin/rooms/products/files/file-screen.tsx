import type { ProductFile } from '@izlog/contract/product/files/product-files';
import { tableTargets, weightUnits } from '@izlog/contract/product/files/table-targets';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLookAgain } from '#site/admin/ground/frame/use-look-again.ts';
import { SelectField, SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { reasonWords } from './file-reasons.ts';
import {
  columnWord,
  faultWords,
  fileStateWords,
  formatNames,
  formatWords,
  setByHand,
  targetWords,
} from './file-words.ts';

/** Ms between two looks at work that is under way. */
const again = 1200;

/** One file: what its columns are, what would come in, the act, and how it went. */
export function FileScreen({ title, file }: { title: string; file: ProductFile }) {
  const { t } = useStaffText();
  const address = useAddress();
  const isBusy = file.state === 'checking' || file.state === 'running';
  useLookAgain(isBusy ? again : null);
  const byHand = file.fault ? setByHand[file.fault.code] : undefined;
  const words = file.format && formatWords[file.format];
  const format = words ? t(words) : file.format && (formatNames[file.format] ?? file.format);
  return (
    <AdminScreen title={title}>
      <p className="soft">{[file.name, format, t(fileStateWords[file.state])].filter(Boolean).join(' · ')}</p>
      {isBusy ? (
        <p role="status">
          {t(file.state === 'checking' ? 'products.fileChecking' : 'products.bulkRunning')}{' '}
          <a className="link small" href={address('adminFile', { id: String(file.id) })}>
            {t('imports.lookAgain')}
          </a>
        </p>
      ) : null}
      {file.fault ? (
        <Note tone="danger" role="alert">
          {t(faultWords[file.fault.code] ?? 'products.fileFault')} {t('imports.nothingChanged')}{' '}
          {byHand ? (
            <Link className="link" to={address(byHand.route)}>
              {t(byHand.title)}
            </Link>
          ) : null}
          {file.fault.code === 'fault' || byHand ? null : <small lang="en"> ({file.fault.message})</small>}
        </Note>
      ) : null}
      {file.counts && !isBusy ? <Report file={file} /> : null}
      {file.asks.length > 0 && !isBusy ? <ReadForm file={file} /> : null}
      {file.state === 'ready' || file.state === 'done' ? <StartForm file={file} /> : null}
      {file.columns.length > 0 && !isBusy && file.state !== 'done' ? <MatchForm file={file} /> : null}
      <p>
        <Link className="link" to={address('adminFiles')}>
          {t('products.files')}
        </Link>
      </p>
    </AdminScreen>
  );
}

type FileProps = { file: ProductFile };

function Report({ file }: FileProps) {
  const { t, number } = useStaffText();
  const { counts, state, unannouncedSales } = file;
  if (!counts) return null;
  return (
    <section className="stack" aria-labelledby="file-report">
      <h2 id="file-report">{t(state === 'done' ? 'imports.came' : 'imports.wouldCome')}</h2>
      <dl className="tally">
        {(['created', 'updated', 'unchanged'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`imports.${name}`)}</dt>
            <dd>{number(counts[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('imports.refusedCount')}</dt>
          <dd>{number(counts.refused)}</dd>
        </div>
      </dl>
      {unannouncedSales > 0 ? (
        <p className="small">{t('products.fileUnannounced', { count: number(unannouncedSales) })}</p>
      ) : null}
      {file.ignoredColumns.length > 0 ? (
        <p className="small soft">
          {t('products.fileIgnored')} {file.ignoredColumns.join(', ')}
        </p>
      ) : null}
      {counts.refused > 0 ? (
        <p>
          <a className="link" href={`/_/file-refused/${file.id}`} download>
            {t('products.fileRefusedFile')}
          </a>
        </p>
      ) : null}
      <Notes title={t('imports.refusedCount')} notes={file.refused} isOpen />
      <Notes title={t('imports.notes')} notes={file.warnings} />
    </section>
  );
}

function Notes({ title, notes, isOpen }: { title: string; notes: ProductFile['refused']; isOpen?: boolean }) {
  const { t } = useStaffText();
  if (notes.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className="link">{title}</summary>
      <ul>
        {notes.map(({ row, column, reason, value }) => {
          const own = columnWord(column);
          const why = reasonWords(reason).map(({ key, values }) => t(key, values));
          return (
            <li key={`${row} ${column} ${reason}`}>
              {t('products.fileRow', { row })}, {own ? t(own) : column}:{' '}
              {value ? <q>{value.slice(0, 80)}</q> : null} {why.join('; ')}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What the file cannot say by itself; it is looked through again with the answer. */
function ReadForm({ file: { asks, reading } }: FileProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'read' });
  return (
    <section className="stack" aria-labelledby="file-asks">
      <h2 id="file-asks">{t('products.fileAsks')}</h2>
      <FormFrame form={form} label={t('products.fileAsks')} className="stack admin__form">
        {asks.includes('weightUnit') ? (
          <SelectField
            form={form}
            name="weightUnit"
            label={t('products.fileWeightUnit')}
            hint={t('products.fileWeightUnitHint')}
            defaultValue={reading.weightUnit ?? ''}
          >
            <option value="">{t('products.fileNoWeights')}</option>
            {weightUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </SelectField>
        ) : null}
        {asks.includes('uniqueSkus') ? (
          <Checkbox
            name="uniqueSkus"
            value="true"
            label={t('products.fileUniqueSkus')}
            defaultChecked={reading.uniqueSkus}
          />
        ) : null}
        <SendButton form={form}>{t('products.fileLookAgain')}</SendButton>
      </FormFrame>
    </section>
  );
}

function StartForm({ file }: FileProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'start' });
  const hosts = file.hosts.filter(({ host }) => host !== '');
  const words = t(file.state === 'done' ? 'products.fileAgain' : 'imports.start');
  return (
    <FormFrame form={form} label={words} className="stack admin__form">
      {hosts.length > 0 ? (
        <fieldset>
          <legend>{t('imports.hosts')}</legend>
          {hosts.slice(0, 20).map(({ host, count }) => (
            <Checkbox key={host} name="host" value={host} label={host} count={count} />
          ))}
        </fieldset>
      ) : null}
      <SendButton form={form} tone={file.state === 'done' ? undefined : 'primary'}>
        {words}
      </SendButton>
    </FormFrame>
  );
}

/** What each column of a table is; what it seems to be is chosen already. */
function MatchForm({ file }: FileProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'match' });
  return (
    <section className="stack" aria-labelledby="file-columns">
      <h2 id="file-columns">{t('products.fileColumns')}</h2>
      <p>{t('products.fileColumnsLead')}</p>
      <FormFrame form={form} label={t('products.fileColumns')} className="stack">
        <div className="fields">
          {file.columns.map(({ title, examples, target }, place) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
              key={place}
              form={form}
              name={`column-${place}`}
              className="f4"
              label={title || `#${place + 1}`}
              hint={examples.join(' · ')}
              defaultValue={target ?? ''}
            >
              <option value="">{t('products.fileLeaveOut')}</option>
              {tableTargets.map((one) => (
                <option key={one} value={one}>
                  {t(targetWords[one])}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <SendButton form={form} tone={file.state === 'matching' ? 'primary' : undefined}>
          {t('products.fileLook')}
        </SendButton>
      </FormFrame>
    </section>
  );
}
