import type { OrderFileReason, takeOrders } from '@izlog/contract/ecommerce/orders/order-files';
import type { PaperReason } from '@izlog/contract/ecommerce/orders/outside-papers';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useActionData } from 'react-router';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CsvFields } from '#site/admin/record/file/csv-fields.tsx';
import { ChooseFile, FileTally, StartFile } from '#site/admin/record/file/file-steps.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { ArchivePeriod } from './archive/archive-period.ts';
import { PaperArchive } from './archive/paper-archive.tsx';
import type { PapersAnswer } from './take-paper.server.ts';

/** What a file was answered: what would be changed, or what was. */
export interface OrderFileAnswer {
  refused?: StaffKey;
  isQuiet: boolean;
  /** The file itself, sent along with the second step; empty when it is taken. */
  text?: string;
  report?: EndpointAnswer<typeof takeOrders>;
}

const reasonWords: Readonly<Record<OrderFileReason, StaffKey>> = {
  number: 'orderFile.whyNumber',
  missing: 'sending.missing',
  twice: 'orderFile.whyTwice',
  state: 'orderFile.whyState',
  move: 'orderFile.whyMove',
  attention: 'sending.attention',
  stock: 'drafts.need.stock',
  tags: 'orderFile.whyTags',
  tooLong: 'orderFile.whyTooLong',
  carrier: 'orderFile.whyCarrier',
  link: 'orderFile.whyLink',
  parcels: 'orderFile.whyParcels',
  nothing: 'sending.nothing',
  rounded: 'resource.rounded',
};

interface OrderFileScreenProps {
  title: string;
  /** Whose documents are offered. */
  period: ArchivePeriod;
  /** Who only reads orders gets their documents and brings nothing. */
  mayEdit: boolean;
}

/**
 * Files of orders. What a warehouse sends back: first what it would change, then the act; invoices of another program; and the
 * documents of a period.
 */
export function OrderFileScreen({ title, period, mayEdit }: OrderFileScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const answer = useActionData() as OrderFileAnswer | undefined;
  return (
    <>
      <RecordHead title={title} back={{ to: address('adminOrders'), name: t('orders.title') }} />
      {mayEdit ? (
        <>
          <section className="stack" aria-labelledby="h-narudzbe">
            <h2 id="h-narudzbe">{t('orderFile.title')}</h2>
            <p>{t('orderFile.lead')}</p>
            <p className="small soft">{t('orderFile.columns')}</p>
            {answer?.report ? <Report answer={answer} report={answer.report} /> : null}
            {answer?.text === undefined ? <ChooseForm answer={answer} /> : <StartForm answer={answer} />}
          </section>
          <Papers />
        </>
      ) : null}
      <PaperArchive period={period} />
    </>
  );
}

/** Many invoices of another program at once: each PDF comes to the order that its name tells. */
function Papers() {
  const { t } = useStaffText();
  const address = useAddress();
  const answer = useActionData() as PapersAnswer | undefined;
  const { papers } = answer ?? {};
  return (
    <section className="stack" aria-labelledby="h-racuni">
      <h2 id="h-racuni">{t('papers.many')}</h2>
      <p>{t('papers.manyLead')}</p>
      {papers ? (
        <div className="stack" role="status">
          <p>{t('papers.came', { count: papers.put.length })}</p>
          {papers.put.length > 0 ? (
            <ul>
              {papers.put.map(({ file, slug, number }) => (
                <li key={file}>
                  {file}:{' '}
                  <a className="link num" href={address('adminOrder', { slug })}>
                    {slug}
                  </a>
                  , {number}
                </li>
              ))}
            </ul>
          ) : null}
          {papers.refused.length > 0 ? (
            <Note tone="offer" title={t('papers.notCome', { count: papers.refused.length })}>
              <ul>
                {papers.refused.map(({ file, reason }) => (
                  <li key={file}>
                    {file}: {t(paperReasonWords[reason])}
                  </li>
                ))}
              </ul>
            </Note>
          ) : null}
        </div>
      ) : null}
      <ChooseFile
        label={t('papers.many')}
        action={`${address('adminOrderFile')}?what=papers`}
        refused={answer?.refusedPapers}
        look="papers.manySend"
      >
        <Field label={t('papers.manyFiles')} hint={t('papers.manyHint')}>
          {(given) => <TextInput {...given} type="file" name="papers" accept="application/pdf" multiple />}
        </Field>
        <Checkbox name="isQuiet" value="true" label={t('sending.quiet')} />
      </ChooseFile>
    </section>
  );
}

const paperReasonWords = {
  noOrder: 'papers.noOrder',
  twoOrders: 'papers.twoOrders',
  noPdf: 'papers.wrong.file',
  ours: 'papers.wrong.ours',
  tooLarge: 'papers.wrong.large',
  twice: 'papers.wrong.twice',
} as const satisfies Record<PaperReason, StaffKey>;

function ChooseForm({ answer }: { answer: OrderFileAnswer | undefined }) {
  const { t } = useStaffText();
  return (
    <ChooseFile label={t('orderFile.title')} refused={answer?.refused}>
      <CsvFields hint={t('orderFile.fileHint')} />
      <Checkbox name="isQuiet" value="true" label={t('sending.quiet')} defaultChecked={answer?.isQuiet} />
    </ChooseFile>
  );
}

function StartForm({ answer: { text, isQuiet, report } }: { answer: OrderFileAnswer }) {
  const { t } = useStaffText();
  return (
    <StartFile
      label={t('orderFile.title')}
      sent={{ text, isQuiet: String(isQuiet) }}
      count={report?.changed ?? 0}
      start="orderFile.start"
    />
  );
}

type ReportProps = { answer: OrderFileAnswer; report: NonNullable<OrderFileAnswer['report']> };

function Report({ answer, report }: ReportProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const isDone = answer.text === undefined;
  return (
    <div className="stack" role="status">
      <h3>{t(isDone ? 'orderFile.did' : 'orderFile.would')}</h3>
      <FileTally
        counts={(['changed', 'unchanged', 'refused'] as const).map((name) => [
          `orderFile.${name}` as const,
          report[name],
        ])}
      />
      {report.reasons.length > 0 ? (
        <ul>
          {report.reasons.map(({ row, number: slug, reason }) => (
            <li key={row}>
              {t('products.fileRow', { row })}: {reason === 'missing' ? slug : null}
              {slug && reason !== 'missing' ? (
                <a className="link num" href={address('adminOrder', { slug })}>
                  {slug}
                </a>
              ) : null}{' '}
              {t(reasonWords[reason])}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
