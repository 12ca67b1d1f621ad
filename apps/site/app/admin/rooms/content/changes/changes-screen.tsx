import { Link } from 'react-router';
import { Differences } from '#site/admin/editing/door/differences.tsx';
import { faultAtWords } from '#site/admin/editing/door/publish-words.ts';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useDocumentAddress } from '#site/admin/ground/frame/use-document-address.ts';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { DocumentAnswer, PublishFaultView } from '../document/document-view.ts';
import { ContentTabs } from '../door/content-tabs.tsx';
import type { ChangeRow, ChangesView } from './changes-view.ts';

/** Everything that is changed and not public, by document and language; one chooses what goes out, now or at a time. */
export function ChangesScreen({ title, view }: { title: string; view: ChangesView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminChanges');
  const form = useSentForm({ name: 'changes' });
  const { publish } = (form.answer ?? {}) as DocumentAnswer;
  const { rows, page, mayPublish } = view;
  return (
    <AdminScreen title={title}>
      <ContentTabs of="adminChanges" counts={view.counts} />
      <p className="soft">{t('content.everywhere')}</p>
      {rows.length === 0 ? (
        <EmptyState title={t('content.noChanges')} />
      ) : (
        <FormFrame
          form={form}
          label={title}
          labels={{ at: t('content.at') }}
          className="stack stack--lg"
          refusalTone={publish?.faults.length === 0 ? 'offer' : undefined}
        >
          {publish ? <Faults publish={publish} /> : null}
          <ul className="plain stack stack--lg">
            {rows.map((row) => (
              <li key={row.key} className="panel stack">
                <Change row={row} mayPublish={mayPublish} />
              </li>
            ))}
          </ul>
          {mayPublish ? (
            <Send
              isDoubted={publish?.faults.length === 0}
              warnings={publish?.warnings ?? []}
              form={form}
              releases={view.releases}
            />
          ) : null}
        </FormFrame>
      )}
      <AdminPages page={page.page} lastPage={page.lastPage} href={(one) => `${all}?page=${one}`} />
    </AdminScreen>
  );
}

function Change({ row, mayPublish }: { row: ChangeRow; mayPublish: boolean }) {
  const { t, shortDate, time } = useStaffText();
  const documentAddress = useDocumentAddress();
  const { kind, id, language } = row;
  const title = titleWords(t, row.title, id);
  return (
    <>
      <h2 className="row">
        <Link className="link" to={documentAddress({ kind, id, language })}>
          {title}
        </Link>
        <Badge>{row.languageName}</Badge>
        {row.isPublic ? null : <Badge tone="offer">{t('content.state.draft')}</Badge>}
      </h2>
      <p className="small soft">
        {t('content.changesOf', { count: row.changes })} · {row.by ? `${row.by}, ` : null}
        {shortDate(row.at)} {time(row.at)}
      </p>
      <details open={row.differences.length <= 4}>
        <summary className="link">{t('content.differences')}</summary>
        <Differences differences={row.differences} />
      </details>
      <div className="between">
        {mayPublish ? (
          <Checkbox
            name="items"
            value={row.key}
            label={
              <>
                {t('content.choose')}
                <span className="vh">
                  : {title}, {row.languageName}
                </span>
              </>
            }
          />
        ) : null}
        <Button type="submit" name="act" value={`discard ${row.key}`}>
          {t('content.discard')}
          <span className="vh">
            : {title}, {row.languageName}
          </span>
        </Button>
      </div>
    </>
  );
}

function Faults({ publish: { faults, warnings } }: { publish: NonNullable<DocumentAnswer['publish']> }) {
  const text = useStaffText();
  const { t } = text;
  const lines = (list: readonly PublishFaultView[]) => (
    <ul>
      {list.map((fault) => (
        <li key={fault.key}>{faultAtWords(text, fault)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {faults.length > 0 ? (
        <Note tone="danger" title={t('content.faults')}>
          {lines(faults)}
        </Note>
      ) : null}
      {warnings.length > 0 ? (
        <Note tone="offer" title={t('content.warnings')}>
          {lines(warnings)}
        </Note>
      ) : null}
    </>
  );
}

type SendProps = {
  form: ReturnType<typeof useSentForm>;
  isDoubted: boolean;
  warnings: readonly PublishFaultView[];
  releases: ChangesView['releases'];
};

function Send({ form, isDoubted, warnings, releases }: SendProps) {
  const { t, shortDate, time } = useStaffText();
  return (
    <section className="panel stack" aria-labelledby="h-objavi">
      <h2 id="h-objavi">{t('content.publishChosen')}</h2>
      {isDoubted ? (
        <input type="hidden" name="accept" value={warnings.map(({ key }) => key).join(' ')} />
      ) : null}
      {releases.length > 0 ? (
        <SelectField
          form={form}
          name="release"
          label={t('content.intoRelease')}
          hint={t('content.intoReleaseHint')}
          defaultValue=""
          isOptional
        >
          <option value="">{t('content.ownRelease')}</option>
          {releases.map(({ id, name, at }) => (
            <option key={id} value={id}>
              {[name, at ? `${shortDate(at)} ${time(at)}` : t('content.releaseNoTime')].join(' · ')}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        form={form}
        name="name"
        label={t('content.releaseName')}
        data-most={200}
        isOptional
        autoComplete="off"
      />
      <TextField
        form={form}
        name="at"
        type="datetime-local"
        label={t('content.at')}
        hint={t('content.atHint')}
        isOptional
      />
      <p>
        <Button type="submit" tone="primary" name="act" value="publish" busy={form.isBusy}>
          {t(isDoubted ? 'content.publishAnyway' : 'content.publishChosen')}
        </Button>
      </p>
    </section>
  );
}
