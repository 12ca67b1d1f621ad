import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { defineImport } from '@izlog/contract/resource/record-calls';
import { useActionData } from 'react-router';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { ListLook, ListView } from '../list-view.ts';
import { CsvFields } from './csv-fields.tsx';
import { ChooseFile, FileTally, rowCounts, StartFile } from './file-steps.tsx';

type Report = EndpointAnswer<ReturnType<typeof defineImport>>;

/** What a file was answered: what would come in, or what did. */
export interface FileAnswer {
  form: 'file';
  refused?: StaffKey;
  /** The file itself, sent along with the second step; missing when it is in. */
  text?: string;
  report?: Report;
}

type PanelProps = { title: string; file: NonNullable<ListView['file']>; look: ListLook };

/** The records of a list out as a file, and in from one: first what would come in, then the act. Works without scripts. */
export function FilePanel({ title, file, look }: PanelProps) {
  const { t } = useStaffText();
  const answer = useFileAnswer();
  const by = look.fields[file.by];
  return (
    <details open={answer !== undefined}>
      <summary className="link small">{t('resource.file')}</summary>
      <div className="stack">
        <p>
          <a className="link" href={file.out} download={`${title}.csv`}>
            {t('resource.fileOut')}
          </a>
        </p>
        <p className="small soft">{t('resource.fileInLead', { field: by ? t(by) : file.by })}</p>
        {answer?.report ? <FileReport report={answer.report} isDone={!answer.text} look={look} /> : null}
        {answer?.text ? (
          <StartForm answer={answer} look={look} />
        ) : (
          <ChooseForm answer={answer} look={look} />
        )}
      </div>
    </details>
  );
}

function useFileAnswer(): FileAnswer | undefined {
  const answer = useActionData() as Partial<FileAnswer> | undefined;
  return answer?.form === 'file' ? (answer as FileAnswer) : undefined;
}

const useFileAddress = (look: ListLook): string => `${useAddress()(look.route)}?file=in`;

function ChooseForm({ answer, look }: { answer: FileAnswer | undefined; look: ListLook }) {
  const { t } = useStaffText();
  return (
    <ChooseFile label={t('resource.fileIn')} action={useFileAddress(look)} refused={answer?.refused}>
      <CsvFields label={t('resource.fileIn')} />
    </ChooseFile>
  );
}

function StartForm({ answer: { text, report }, look }: { answer: FileAnswer; look: ListLook }) {
  const { t } = useStaffText();
  return (
    <StartFile
      label={t('resource.fileIn')}
      action={useFileAddress(look)}
      sent={{ text }}
      count={(report?.created ?? 0) + (report?.updated ?? 0)}
      start="resource.fileStart"
      other={useAddress()(look.route)}
    />
  );
}

function FileReport({ report, isDone, look }: { report: Report; isDone: boolean; look: ListLook }) {
  const { t } = useStaffText();
  const fieldOf = (field: string) => {
    const key = look.fields[field];
    return key ? t(key) : field;
  };
  return (
    <div className="stack" role="status">
      <strong>{t(isDone ? 'imports.came' : 'imports.wouldCome')}</strong>
      <FileTally counts={rowCounts(report)} />
      {report.reasons.length > 0 ? (
        <ul>
          {report.reasons.map(({ row, key, field, kind }) => (
            <li key={row}>
              {t('products.fileRow', { row })}: {key ? <q>{key}</q> : null} {fieldOf(field)}:{' '}
              {t(whyNot(look, field, kind))}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const usual: Readonly<Record<string, AdminKey>> = {
  required: 'validation.required',
  email: 'validation.email',
  twice: 'resource.rowTwice',
  rounded: 'resource.rounded',
};

/** What the form would say beside the field. */
const whyNot = (look: ListLook, field: string, kind: string): AdminKey =>
  look.faults?.[field]?.[kind] ?? usual[kind] ?? 'form.wrong';
