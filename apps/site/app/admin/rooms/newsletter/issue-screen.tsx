import type { RichNode } from '@izlog/contract/cms/content/rich';
import { issueText } from '@izlog/contract/marketing/issue-text';
import { Link } from 'react-router';
import { RichField } from '#site/admin/editing/door/rich-field.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLookAgain } from '#site/admin/ground/frame/use-look-again.ts';
import { linesOfRich, richOfLines } from '#site/admin/ground/rich/rich-lines.ts';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { RichText } from '#site/rich/rich-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { issueStateKeys, issueTones } from './door/issue-words.ts';
import type { IssueView } from './issue.server.ts';

type Issue = NonNullable<IssueView['record']>;

/** Milliseconds after which an issue is looked at again: while it is handed to the post, and while the post has some of it. */
const again = { sending: 2000, sent: 3000 };

/** Everybody it goes to; while it is sent, those whose turn has not come too. */
const allOf = ({ state, recipients, audience }: Issue) => recipients + (state === 'sending' ? audience : 0);

const isUnderWay = (issue: Issue) =>
  (issue.state === 'sending' || issue.state === 'sent') && issue.sent + issue.failed < allOf(issue);

/** One issue of the newsletter: written and tried while it is a draft, then sent, stopped and counted. */
export function IssueScreen({ title, view }: { title: string; view: IssueView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { record } = view;
  const isDraft = record === null || record.state === 'draft';
  const isSending = record?.state === 'sending';
  useLookAgain(isSending || (record && isUnderWay(record)) ? again[isSending ? 'sending' : 'sent'] : null);
  return (
    <AdminScreen title={title}>
      <p className="row">
        {record ? <Badge tone={issueTones[record.state]}>{t(issueStateKeys[record.state])}</Badge> : null}
        <Link className="link" to={address('adminIssues')}>
          {t('issues.all')}
        </Link>
      </p>
      <div className="record-form record-form--sided">
        {isDraft ? <IssueForm key={record?.revision} view={view} /> : <Said issue={record} />}
        {record ? (
          <div className="record-form__side">
            {isDraft ? null : <Counts issue={record} />}
            {isDraft ? <TestPanel /> : null}
            <SendPanel issue={record} />
            {isDraft ? <DeletePanel words={{ title: 'issues.delete', lead: 'issues.deleteLead' }} /> : null}
          </div>
        ) : null}
      </div>
    </AdminScreen>
  );
}

function IssueForm({ view: { record, segments, segmentId, languages } }: { view: IssueView }) {
  const { t, locale } = useStaffText();
  const stored = record && textOf(record);
  const form = useSentForm({ name: 'issue' });
  const labels = {
    subject: t('issue.subject'),
    body: t('issues.body'),
    buttonLabel: t('issues.buttonLabel'),
    buttonUrl: t('issues.buttonUrl'),
    segmentId: t('coupons.segment'),
    language: t('segments.language'),
  };
  return (
    <FormFrame form={form} label={t('issue.one')} labels={labels} className="stack stack--lg admin__form">
      <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? record?.revision ?? ''} />
      <TextField
        form={form}
        name="subject"
        label={t('issue.subject')}
        data-most={200}
        autoComplete="off"
        defaultValue={record?.subject}
      />
      <TextField
        form={form}
        name="preheader"
        label={t('issues.preheader')}
        hint={t('issues.preheaderHint')}
        data-most={200}
        autoComplete="off"
        isOptional
        defaultValue={record?.preheader}
      />
      <RichField
        form={form}
        name="body"
        label={t('issues.body')}
        field={issueText}
        lines={linesOfRich(stored)}
        stored={stored}
        isOptional={false}
        lang={locale}
      />
      <div className="record-form__pair">
        <TextField
          form={form}
          name="buttonLabel"
          label={t('issues.buttonLabel')}
          data-most={100}
          autoComplete="off"
          isOptional
          defaultValue={record?.buttonLabel}
        />
        <TextField
          form={form}
          name="buttonUrl"
          label={t('issues.buttonUrl')}
          hint={t('issues.buttonUrlHint')}
          inputMode="url"
          data-most={2000}
          autoComplete="off"
          isOptional
          defaultValue={record?.buttonUrl}
        />
        <SelectField
          form={form}
          name="segmentId"
          label={t('issues.audience')}
          defaultValue={String(record?.segmentId ?? segmentId ?? '')}
        >
          <option value="">{t('issues.everybody')}</option>
          {segments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          form={form}
          name="language"
          label={t('segments.language')}
          defaultValue={record?.language ?? ''}
        >
          <option value="">{t('issues.everyLanguage')}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="small soft">{t('issues.onlyConfirmed')}</p>
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

/** The text of an issue; one that came as blocks as they are written in the editor. */
const textOf = ({ rich, body }: Issue): RichNode | null => rich ?? richOfLines(body);

/** What was sent, as it was written. */
function Said({ issue }: { issue: Issue }) {
  const { subject, buttonLabel, buttonUrl } = issue;
  return (
    <article className="panel stack prose" lang="">
      <h2>{subject}</h2>
      <RichText doc={textOf(issue)} />
      {buttonUrl ? (
        <p>
          <a className="link" href={buttonUrl} rel="noreferrer">
            {buttonLabel}
          </a>
        </p>
      ) : null}
    </article>
  );
}

function Counts({ issue }: { issue: Issue }) {
  const { t, number, shortDate, time } = useStaffText();
  const at = (iso: string | null) => (iso === null ? null : `${shortDate(iso)} ${time(iso)}`);
  return (
    <section className="panel stack" aria-labelledby="h-brojke">
      <h2 id="h-brojke">{t('issues.counts')}</h2>
      {isUnderWay(issue) ? <Progress issue={issue} /> : null}
      <Facts
        rows={[
          [t('issues.recipients'), number(allOf(issue))],
          [t('issue.sent'), number(issue.sent)],
          [t('issue.failed'), number(issue.failed)],
          [t('issue.left'), number(issue.left)],
          [t('coupons.segment'), issue.segmentName],
          [t('issue.startedAt'), at(issue.startedAt)],
          [t('issues.finishedAt'), at(issue.finishedAt)],
        ]}
      />
      <p className="small soft">{t('issues.noOpens')}</p>
    </section>
  );
}

/** How far it has come, and a way to look again for anyone who has no scripts. */
function Progress({ issue }: { issue: Issue }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const [done, all] = [issue.sent + issue.failed, allOf(issue)];
  return (
    <>
      <p role="status">{t('issues.progress', { done: number(done), all: number(all) })}</p>
      <progress value={done} max={all} aria-label={t('issues.state.sending')} />
      <noscript>
        <a className="link" href={address('adminIssue', { id: String(issue.id) })}>
          {t('imports.lookAgain')}
        </a>
      </noscript>
    </>
  );
}

function TestPanel() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'test' });
  const recipient = form.answer?.shown?.recipient;
  return (
    <section className="panel stack" aria-labelledby="h-proba">
      <h2 id="h-proba">{t('issues.test')}</h2>
      <p className="soft">{t('issues.testLead')}</p>
      <FormFrame form={form} label={t('issues.test')}>
        {recipient ? (
          <Note tone="success" role="status">
            {t('issues.tested', { recipient })}
          </Note>
        ) : null}
        <SendButton form={form}>{t('issues.testSend')}</SendButton>
      </FormFrame>
    </section>
  );
}

/** Sends to everybody it is for, or stops that: asked once more, since a mail cannot be taken back. */
function SendPanel({ issue: { state, audience } }: { issue: Issue }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: state === 'sending' ? 'stop' : 'send' });
  if (state === 'sent') return null;
  if (state === 'sending')
    return (
      <section className="panel stack" aria-labelledby="h-slanje">
        <h2 id="h-slanje">{t('issues.state.sending')}</h2>
        <FormFrame form={form} label={t('issues.stop')}>
          <SendButton form={form} tone="danger">
            {t('issues.stop')}
          </SendButton>
        </FormFrame>
      </section>
    );
  return (
    <section className="panel stack" aria-labelledby="h-slanje">
      <h2 id="h-slanje">{t('issues.send')}</h2>
      <p role="status">{t('issues.wouldGet', { count: audience })}</p>
      {audience > 0 ? (
        <details open={form.answer !== undefined}>
          <summary className="link">{t(state === 'stopped' ? 'issues.goOn' : 'issues.send')}</summary>
          <FormFrame form={form} label={t('issues.send')}>
            <p className="small soft">{t('issues.sendLead')}</p>
            <SendButton form={form} tone="primary">
              {t('issues.sendNow')}
            </SendButton>
          </FormFrame>
        </details>
      ) : (
        <p className="small soft">{t('issues.nobody')}</p>
      )}
    </section>
  );
}
