import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { publishFaultWords } from '#site/admin/editing/door/publish-words.ts';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { useAskBeforeLeaving } from '#site/admin/record/edit/use-unsaved.ts';
import { UsedIn } from '#site/admin/record/uses/used-in.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { type LeftOut, leftOutIn } from '../door/left-out.ts';
import { listsOfKinds } from '../list/list-routes.ts';
import { DocumentForm } from './document-form.tsx';
import type { DocumentView, LanguageView } from './document-view.ts';
import { NewLanguage } from './new-language.tsx';

/** A page, post, term, event or menu: its languages side by side, each with its own form, draft and publishing. */
export function DocumentScreen({ view, title }: { view: DocumentView; title: string }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const { kind, id, languages, shown } = view;
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = useCallback(
    (code: string, isUnsaved: boolean) =>
      setUnsaved((known) => [...known.filter((one) => one !== code), ...(isUnsaved ? [code] : [])]),
    [],
  );
  useAskBeforeLeaving(unsaved.length > 0, t('resource.leave'));
  const list = listsOfKinds[view.handler as keyof typeof listsOfKinds] as
    | (typeof listsOfKinds)['page']
    | undefined;
  // The page itself is another document than the back office.
  const page = languages.find(({ language }) => language.code === shown[0])?.path;
  const inPlace =
    page && ['page', 'post', 'term', 'event'].includes(view.handler) ? `${page}?editPage=true` : null;
  return (
    <AdminScreen title={titleWords(t, title, view.id)}>
      <nav className="row" aria-label={t('content.around')}>
        {list ? (
          <Link className="link" to={address(list.route)}>
            {t(list.title)}
          </Link>
        ) : null}
        {inPlace ? (
          <a className="link" href={inPlace}>
            {t('content.editOnPage')}
          </a>
        ) : null}
        <Link className="link" to={address('adminHistory', { kind, id: String(id) })}>
          {t('content.history')}
        </Link>
        <Link className="link" to={address('adminChanges')}>
          {t('content.changes')}
        </Link>
      </nav>
      <LeftOutNote sections={leftOutIn(search)} />
      <Languages languages={languages} shown={shown} path={pathname} />
      <div className="document-desk" data-columns={shown.length}>
        {shown.map((code) => {
          const one = languages.find(({ language }) => language.code === code);
          if (!one) return null;
          return (
            <section key={code} className="stack" lang={undefined} aria-labelledby={`h-${code}`}>
              <h2 id={`h-${code}`} className="row">
                {one.language.name} <State view={one} />
              </h2>
              {one.root ? (
                <DocumentForm view={view} latest={one} onUnsaved={onUnsaved} />
              ) : (
                <NewLanguage view={view} one={one} />
              )}
            </section>
          );
        })}
      </div>
      {view.uses ? <UsedIn view={view.uses} /> : null}
      <datalist id="link-targets">
        {view.targets.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </AdminScreen>
  );
}

/** What of a template could not be taken over, by section and reason. */
function LeftOutNote({ sections }: { sections: readonly LeftOut[] }) {
  const text = useStaffText();
  const { t } = text;
  if (sections.length === 0) return null;
  return (
    <Note tone="offer" title={t('templates.leftOut', { count: sections.length })}>
      <ul>
        {sections.map(({ handler, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change, in which the same may stand twice
          <li key={place}>
            {sectionWords(t, handler)}: {publishFaultWords(text, reason)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Which languages there are and which are in view: one alone, or another one beside the first. */
function Languages({ languages, shown, path }: Pick<DocumentView, 'languages' | 'shown'> & { path: string }) {
  const { t } = useStaffText();
  const [first = ''] = shown;
  return (
    <nav aria-label={t('content.languages')}>
      <ul className="plain row document-languages">
        {languages.map(({ language: { code, name }, root }) => (
          <li key={code}>
            <Link
              className="link"
              to={`${path}?jezik=${code}`}
              aria-current={shown.length === 1 && code === first ? 'true' : undefined}
            >
              {name}
            </Link>
            {root ? null : <span className="soft"> ({t('content.noLanguage')})</span>}
            {code === first ? null : (
              <>
                {' '}
                <Link
                  className="link small"
                  to={`${path}?jezik=${first}&uz=${code}`}
                  aria-current={shown.includes(code) && shown.length > 1 ? 'true' : undefined}
                >
                  {t('content.beside')}
                  <span className="vh"> {name}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What visitors see of a language, and what waits. */
function State({ view: { isPublic, isDrafted, scheduled } }: { view: LanguageView }) {
  const { t } = useStaffText();
  return (
    <span className="row small">
      <Badge tone={isPublic ? 'success' : undefined}>
        {t(isPublic ? 'content.state.public' : 'content.state.draft')}
      </Badge>
      {isPublic && isDrafted ? <Badge tone="offer">{t('content.state.changed')}</Badge> : null}
      {scheduled.length > 0 ? <Badge tone="info">{t('content.state.planned')}</Badge> : null}
    </span>
  );
}
