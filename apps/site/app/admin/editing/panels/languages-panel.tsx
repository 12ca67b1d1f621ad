import type { editState } from '@izlog/contract/editing/edit-history';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { use, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { useAnswered } from '../frame/use-answered.ts';
import { turnRoutes } from '../languages/turn-routes.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { addressIn } from './address-in.ts';
import { SidePanel } from './side-panel.tsx';
import { TakeStructure } from './take-structure.tsx';
import { useAsked } from './use-asked.ts';
import { WithoutWords } from './without-page.tsx';

type State = EndpointAnswer<typeof editState>['documents'][number];

/** The page in its languages: how each stands, the way there, and a language that begins with the words of this one. */
export function LanguagesPanel({
  page,
  languages,
  onSource,
  onClose,
}: {
  page: EditedPage;
  languages: readonly SiteLanguage[];
  /** Puts a language beside the page. */
  onSource: (code: string) => void;
  onClose: () => void;
}) {
  const { t, shortDate, time } = useStaffText();
  const navigate = useNavigate();
  const answered = useAnswered();
  const router = use(DataRouterContext)?.router;
  const [times, setTimes] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const document = page.scopes.page;
  const documents = languages
    .map(({ code }) => `${document?.kind ?? 'content'}:${document?.id ?? 0}:${code}`)
    .join(',');
  const list = useRef<HTMLUListElement>(null);
  const answer = useAsked<EndpointAnswer<typeof editState>>(page, 'state', { documents }, times);
  if (!document)
    return (
      <SidePanel title={t('edit.languages')} onClose={onClose}>
        {page.without ? <WithoutWords why={page.without} /> : null}
      </SidePanel>
    );
  const begin = async (language: SiteLanguage) => {
    await page.store.flush();
    const { kind, id, language: source } = document;
    const said = await page.talk
      .act('translate', { kind, id, language: language.code, source })
      .catch(() => ({ status: 0 }));
    setFailed(!('data' in said));
    setTimes(times + 1);
    if (!('data' in said)) return;
    page.announcer.say(t('edit.languageBegun', { name: language.name }));
    // The button goes with what it did.
    list.current?.focus();
  };
  const go = async (address: string, language: SiteLanguage) => {
    await page.store.flush();
    if (router) turnRoutes(router, language);
    onSource(document.language);
    onClose();
    await navigate({ pathname: address, search: '?editPage=true' }, { preventScrollReset: true });
  };
  const stateOf = ({ code }: SiteLanguage) => answer?.documents.find(({ language }) => language === code);
  const words = ({ body, isPublic, isDrafted }: State) =>
    body === null
      ? t('content.noLanguage')
      : t(!isPublic ? 'content.state.draft' : isDrafted ? 'content.state.changed' : 'content.state.public');
  return (
    <SidePanel title={t('edit.languages')} note={t('edit.languagesNote')} onClose={onClose}>
      {answer === undefined ? <p role="status">{t('edit.looking')}</p> : null}
      {answer === null || isFailed ? (
        <Note tone="danger" role="alert">
          {t('edit.languagesFailed')}
        </Note>
      ) : null}
      <ul className="plain ed-history" ref={list} tabIndex={-1}>
        {languages.map((language) => {
          const state = stateOf(language);
          if (!state) return null;
          const isHere = language.code === document.language;
          const at = state.touched?.at;
          const address = state.body && addressIn(state.body, language);
          return (
            <li key={language.code}>
              <p>
                <b>{language.name}</b> · {words(state)}
                {at ? (
                  <>
                    <br />
                    <small className="soft">
                      {state.touched?.by ? `${state.touched.by}, ` : null}
                      {shortDate(at)} {time(at)}
                    </small>
                  </>
                ) : null}
              </p>
              <p className="row">
                {isHere ? <span className="soft">{t('edit.languageHere')}</span> : null}
                {!isHere && address ? (
                  <>
                    <a
                      className="button"
                      href={`${address}?editPage=true`}
                      onClick={(event) => {
                        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                        event.preventDefault();
                        void answered(() => go(address, language));
                      }}
                    >
                      {t('edit.languageGo')}
                      <span className="vh">: {language.name}</span>
                    </a>
                    <Button
                      tone="quiet"
                      onClick={() => {
                        onSource(language.code);
                        onClose();
                      }}
                    >
                      {t('edit.languageBeside')}
                      <span className="vh">: {language.name}</span>
                    </Button>
                  </>
                ) : null}
                {state.body === null ? (
                  <Button onClick={() => void begin(language)}>
                    {t('content.beginLanguage', { name: language.name })}
                  </Button>
                ) : null}
              </p>
              {!isHere && state.body ? (
                <TakeStructure page={page} from={state.body} name={language.name} />
              ) : null}
            </li>
          );
        })}
      </ul>
      <p className="hint">{t('edit.languagesHint')}</p>
    </SidePanel>
  );
}
