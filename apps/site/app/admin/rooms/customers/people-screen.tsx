import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { PeopleKind, PeopleReason, takePeople } from '@izlog/contract/user/people-files';
import { useActionData } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CsvFields } from '#site/admin/record/file/csv-fields.tsx';
import { ChooseFile, FileTally, rowCounts, StartFile } from '#site/admin/record/file/file-steps.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextArea } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';

/** What a file was answered: what would come in, or what did. */
export interface PeopleAnswer {
  refused?: StaffKey;
  what: PeopleKind;
  origin: string;
  /** The file itself, sent along with the second step; empty when it is in. */
  text?: string;
  report?: EndpointAnswer<typeof takePeople>;
}

const reasonWords: Readonly<Record<PeopleReason, StaffKey>> = {
  email: 'people.whyEmail',
  twice: 'people.whyTwice',
  staff: 'people.whyStaff',
  tooLong: 'people.whyTooLong',
  language: 'people.whyLanguage',
  state: 'people.whyState',
  moment: 'people.whyMoment',
  left: 'people.whyLeft',
  pending: 'people.whyPending',
  origin: 'people.whyOrigin',
  declined: 'people.whyDeclined',
  silent: 'people.whySilent',
  rounded: 'resource.rounded',
};

/** Customers and subscribers out as files, and in from them: first what would come in, then the act. */
export function PeopleScreen({ title }: { title: string }) {
  const { t } = useStaffText();
  const answer = useActionData() as PeopleAnswer | undefined;
  return (
    <AdminScreen title={title}>
      <section className="stack" aria-labelledby="people-in">
        <h2 id="people-in">{t('people.in')}</h2>
        <p>{t('people.inLead')}</p>
        {answer?.report ? <Report answer={answer} report={answer.report} /> : null}
        {answer?.text === undefined ? <ChooseForm answer={answer} /> : <StartForm answer={answer} />}
      </section>
      <section className="stack" aria-labelledby="people-out">
        <h2 id="people-out">{t('people.out')}</h2>
        <ul className="plain">
          <li>
            <a className="link" href="/_/people-out/customers" download>
              {t('products.fileOutCustomers')}
            </a>
          </li>
          <li>
            <a className="link" href="/_/people-out/subscribers" download>
              {t('products.fileOutSubscribers')}
            </a>
          </li>
        </ul>
      </section>
    </AdminScreen>
  );
}

function ChooseForm({ answer }: { answer: PeopleAnswer | undefined }) {
  const { t } = useStaffText();
  return (
    <ChooseFile label={t('people.in')} refused={answer?.refused}>
      <Field label={t('people.what')}>
        {(control) => (
          <Select {...control} name="what" defaultValue={answer?.what ?? 'customers'}>
            <option value="customers">{t('people.customers')}</option>
            <option value="subscribers">{t('people.subscribers')}</option>
          </Select>
        )}
      </Field>
      <CsvFields hint={t('people.fileHint')} />
      <Field label={t('people.origin')} hint={t('people.originHint')} optional={t('people.originOptional')}>
        {(control) => (
          <TextArea {...control} name="origin" rows={2} data-most={500} defaultValue={answer?.origin} />
        )}
      </Field>
    </ChooseFile>
  );
}

function StartForm({ answer: { what, text, origin, report } }: { answer: PeopleAnswer }) {
  const { t } = useStaffText();
  return (
    <StartFile
      label={t('people.in')}
      sent={{ what, origin, text }}
      count={(report?.created ?? 0) + (report?.updated ?? 0)}
      start="people.start"
    />
  );
}

type ReportProps = { answer: PeopleAnswer; report: NonNullable<PeopleAnswer['report']> };

function Report({ answer, report }: ReportProps) {
  const { t } = useStaffText();
  const isDone = answer.text === undefined;
  return (
    <div className="stack" role="status">
      <h3>{t(isDone ? 'imports.came' : 'imports.wouldCome')}</h3>
      <FileTally counts={rowCounts(report)} />
      {report.unread.length > 0 ? (
        <Note tone="offer" title={t('people.unread')}>
          <p>
            {t(answer.what === 'customers' ? 'people.unreadCustomers' : 'people.unreadLead')}{' '}
            {report.unread.map((title) => `„${title}”`).join(', ')}
          </p>
        </Note>
      ) : null}
      {report.reasons.length > 0 ? (
        <details open>
          <summary className="link">{t('imports.refusedCount')}</summary>
          <ul>
            {report.reasons.map(({ row, email, reason }) => (
              <li key={row}>
                {t('products.fileRow', { row })}: {email ? <q>{email}</q> : null} {t(reasonWords[reason])}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
