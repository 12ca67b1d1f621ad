import { Form, Link } from 'react-router';
import { Differences } from '#site/admin/editing/door/differences.tsx';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useDocumentAddress } from '#site/admin/ground/frame/use-document-address.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import type { HistoryView } from './changes-view.ts';

/** The versions of a document in one language: any two can be compared, each restored into the draft. */
export function HistoryScreen({ title, view }: { title: string; view: HistoryView }) {
  const { t, shortDate, time } = useStaffText();
  const address = useAddress();
  const documentAddress = useDocumentAddress();
  const form = useSentForm({ name: 'history' });
  const { kind, id, language, languages, versions, page } = view;
  const params = { kind, id: String(id) };
  const here = address('adminHistory', params);
  return (
    <AdminScreen title={title}>
      <nav className="row" aria-label={t('content.around')}>
        <Link className="link" to={documentAddress({ kind, id, language })}>
          {view.title ? titleWords(t, view.title, view.id) : t('content.document')}
        </Link>
        {languages.map(({ code, name }) => (
          <Link
            key={code}
            className="link"
            to={`${here}?jezik=${code}`}
            aria-current={code === language ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {versions.length === 0 ? (
        <EmptyState title={t('content.noVersions')} />
      ) : (
        <>
          <Compare view={view} here={here} />
          <FormFrame form={form} label={t('content.versions')}>
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="rev" value={view.rev} />
            <ol className="ledger plain" aria-label={t('content.versions')}>
              {versions.map(({ no, reason, label, by, at }) => (
                <li key={no} className="between">
                  <span>
                    <b>{t('content.version', { no })}</b> {t(`content.version.${reason}`)}
                    {label ? <> · {label}</> : null}
                    <br />
                    <span className="small soft">
                      {by ? `${by}, ` : null}
                      <time dateTime={at}>{`${shortDate(at)} ${time(at)}`}</time>
                    </span>
                  </span>
                  <span className="row">
                    <Link
                      className="link small"
                      to={`${here}?jezik=${language}&od=${no}&do=${view.isDrafted ? 'draft' : 'public'}`}
                    >
                      {t('content.compare')}
                      <span className="vh"> {t('content.version', { no })}</span>
                    </Link>
                    <Button type="submit" name="act" value={`restore ${no}`}>
                      {t('content.restore')}
                      <span className="vh"> {t('content.version', { no })}</span>
                    </Button>
                  </span>
                </li>
              ))}
            </ol>
          </FormFrame>
        </>
      )}
      <AdminPages
        page={page.page}
        lastPage={page.lastPage}
        href={(one) => `${here}?jezik=${language}&page=${one}`}
      />
    </AdminScreen>
  );
}

function Compare({ view, here }: { view: HistoryView; here: string }) {
  const { t } = useStaffText();
  const { versions, language, from, to, differences } = view;
  const sides = [
    ...(view.isDrafted ? ['draft'] : []),
    ...(view.isPublic ? ['public'] : []),
    ...versions.map(({ no }) => String(no)),
  ];
  const words = (side: string) =>
    side === 'draft' || side === 'public' ? t(`content.side.${side}`) : t('content.version', { no: side });
  const side = (name: string, label: string, chosen: string) => (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen}>
          {sides.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <section className="panel stack" aria-labelledby="h-usporedi">
      <h2 id="h-usporedi">{t('content.compare')}</h2>
      <Form key={`${from} ${to}`} method="get" action={here} className="admin__filters">
        <input type="hidden" name="jezik" value={language} />
        {side('od', t('content.compareFrom'), from || (sides.at(-1) ?? ''))}
        {side('do', t('content.compareTo'), to || (sides[0] ?? ''))}
        <p className="row">
          <Button type="submit">{t('content.compare')}</Button>
        </p>
      </Form>
      {differences ? <Differences differences={differences} /> : null}
    </section>
  );
}
