import type { Part } from '@izlog/contract/cms/content/part';
import { documentKey } from '@izlog/contract/editing/document';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { useNamedLanguages } from '#site/admin/ground/text/use-language-words.ts';
import type { Frame } from '#site/document/frame.ts';
import type { PageHooks } from '#site/editable/edit-context.ts';
import { Note } from '#site/ui/note.tsx';
import { useBarRoom } from './bar-room.ts';
import { EditBar } from './frame/edit-bar.tsx';
import { FieldPlate } from './frame/field-plate.tsx';
import { useChangeCount } from './frame/use-change-count.ts';
import { useSteps } from './frame/use-steps.ts';
import {
  ConflictPanel,
  EmptyPage,
  FieldDialog,
  FirstVisit,
  fetchAhead,
  LengthGuard,
  LoginDialog,
  Outline,
  Panel,
  Presence,
  PublishDialog,
  RefusedPanel,
  RichBar,
  SourceColumn,
  UnknownText,
  WithoutPage,
} from './opened-later.ts';
import type { EditedPage } from './page/edited-page.ts';
import { openPage } from './page/open-page.ts';
import type { PanelName } from './panels/panel-names.ts';
import { hiddenWords } from './sections/hidden-words.ts';
import { SectionTools } from './sections/section-tools.tsx';
import type { EditStatus } from './store/edit-status.ts';
import { firstRefused } from './store/first-refused.ts';
import { useAskedLogin } from './use-asked-login.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useWayOut } from './use-way-out.ts';

type Opening = { state: 'opening' } | { state: 'failed' } | { state: 'open'; page: EditedPage };

/**
 * The editor over a page: opens its documents, and closes them when the page or the mode is left. Its bar and panels stay
 * while one goes to the same page in another language.
 */
export function EditMode({
  prefix,
  frame,
  takesFocus,
  isPhone,
  onPhoneLeft,
  onHooks,
  onClose,
}: {
  prefix: string;
  frame: Frame;
  takesFocus: boolean;
  /** The address asks for the page as phones have it. */
  isPhone: boolean;
  onPhoneLeft: () => void;
  onHooks: (hooks: PageHooks | null) => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const { pathname } = useLocation();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useBarRoom();
  // The words come again with every answer of the page; what is open stays open.
  const labelOf = useEffectEvent((f: string) => fieldWords(t, f));
  const rowWords = useEffectEvent((part: Part) => hiddenWords(t, part));
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => revalidate());
  useWayOut();
  useEffect(() => {
    let isLeft = false;
    let page: EditedPage | undefined;
    document.documentElement.classList.add('is-edited');
    openPage(prefix, pathname, {
      onHooks,
      labelOf: (f) => labelOf(f),
      hiddenWords: (part) => rowWords(part),
      reload: () => reload(),
    })
      .then((opened) => {
        page = opened;
        if (isLeft) opened.close();
        else {
          setOpening({ state: 'open', page: opened });
          // What the page was loaded with may be older than its documents: somebody may have moved a section in between.
          opened.asking();
          void reload();
        }
      })
      .catch((error: unknown) => {
        console.warn('The editor could not begin.', error);
        if (!isLeft) setOpening({ state: 'failed' });
      });
    return () => {
      isLeft = true;
      document.documentElement.classList.remove('is-edited');
      page?.close();
      onHooks(null);
    };
  }, [prefix, pathname, onHooks]);
  if (opening.state === 'open')
    return <OpenPage page={opening.page} {...{ prefix, frame, takesFocus, isPhone, onPhoneLeft, onClose }} />;
  return (
    <section className="ebar" aria-label={t('edit.bar')}>
      {opening.state === 'failed' ? (
        <Note tone="danger" role="alert">
          {t('edit.failed')}
        </Note>
      ) : (
        <p className="ebar__status" role="status">
          {t('edit.opening')}
        </p>
      )}
      <button type="button" className="button" onClick={onClose}>
        {t('edit.close')}
      </button>
    </section>
  );
}

function OpenPage({
  page,
  prefix,
  frame,
  takesFocus,
  isPhone,
  onPhoneLeft,
  onClose,
}: {
  page: EditedPage;
  prefix: string;
  frame: Frame;
  takesFocus: boolean;
  isPhone: boolean;
  onPhoneLeft: () => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const refused = firstRefused(page.store);
  const { store } = page;
  const languages = useNamedLanguages(frame.languages);
  const status = useSyncExternalStore(store.subscribe, store.status);
  const held = useSyncExternalStore(page.subscribe, page.held);
  const unknown = useSyncExternalStore(page.subscribe, page.unknown);
  const opened = useSyncExternalStore(page.subscribe, page.opened);
  const others = useSyncExternalStore(page.subscribe, page.others);
  const asked = useSyncExternalStore(page.subscribe, page.asked);
  const [isRailOpen, setRailOpen] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isRefusedOpen, setRefusedOpen] = useState(false);
  const [panel, setPanel] = useState<PanelName | undefined>(
    // On a phone the page is what phones show already.
    isPhone && matchMedia('(width >= 64rem)').matches ? 'phone' : undefined,
  );
  const [source, setSource] = useState<string>();
  const from = languages.find(({ code }) => code === source && code !== page.scopes.page?.language);
  const [isLoggingIn, setLoggingIn] = useAskedLogin(status.state === 'loggedOut');
  const reload = useReload(page, status);
  const changes = useChangeCount(page, `${isPublishing} ${panel}`);
  const steps = useSteps(page);
  usePageKeys(page, {
    ...steps,
    onKeys: () => setPanel('keys'),
    onPublish: () => setPublishing(page.mayPublish),
  });
  useEffect(() => {
    if (asked) setPanel('settings');
  }, [asked]);
  const leavePhone = useEffectEvent(() => {
    if (!isPhone) return;
    page.asking();
    onPhoneLeft();
  });
  const lastPanel = useRef(panel);
  useEffect(() => {
    if (lastPanel.current === 'phone' && panel !== 'phone') leavePhone();
    lastPanel.current = panel;
  }, [panel]);
  useEffect(() => {
    const timer = setTimeout(() => void fetchAhead(), 2000);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => warnOfLeaving(() => status.pending > 0), [status.pending]);
  return (
    <div className="ed-late">
      <LengthGuard />
      <EditBar
        frame={frame}
        page={page}
        status={status}
        refusedAt={refused?.field && fieldWords(t, refused.field)}
        changes={changes}
        isRailOpen={isRailOpen}
        onRail={() => setRailOpen(!isRailOpen)}
        {...steps}
        takesFocus={takesFocus}
        onPublish={() => setPublishing(true)}
        onLogIn={() => setLoggingIn(true)}
        onRefused={() => setRefusedOpen(true)}
        panel={panel}
        onPanel={(name) => setPanel(panel === name ? undefined : name)}
        onClose={onClose}
      >
        {others.length > 0 ? <Presence others={others} person={page.person} isHere={page.isHere} /> : null}
      </EditBar>
      {isRailOpen ? <Outline page={page} onOpen={setRailOpen} /> : null}
      {from ? (
        <SourceColumn
          key={`${from.code} ${documentOf(page)}`}
          page={page}
          from={from}
          onClose={() => setSource(undefined)}
        />
      ) : null}
      {page.without ? <WithoutPage why={page.without} /> : null}
      <EmptyPage page={page} onBegin={() => setRailOpen(true)} />
      <FirstVisit />
      {panel ? (
        <Panel
          key={`${panel} ${documentOf(page)}`}
          name={panel}
          page={page}
          prefix={prefix}
          languages={languages}
          onReload={reload}
          onSource={setSource}
          savedAt={status.savedAt}
          onPublish={page.mayPublish ? () => setPublishing(true) : undefined}
          onClose={() => setPanel(undefined)}
        />
      ) : null}
      <SectionTools page={page} />
      {held ? <FieldPlate key={`plate ${held.gesture}`} held={held} page={page} /> : null}
      {held?.rich ? <RichBar key={held.gesture} held={{ ...held, rich: held.rich }} page={page} /> : null}
      {unknown ? <UnknownText /> : null}
      {opened ? <FieldDialog page={page} place={opened} /> : null}
      {status.state === 'conflict' ? <ConflictPanel page={page} /> : null}
      {isRefusedOpen && refused ? <RefusedPanel page={page} onClose={() => setRefusedOpen(false)} /> : null}
      {isLoggingIn ? (
        <LoginDialog page={page} pending={status.pending} onClose={() => setLoggingIn(false)} />
      ) : null}
      {isPublishing ? (
        <PublishDialog page={page} onReload={reload} onClose={() => setPublishing(false)} />
      ) : null}
    </div>
  );
}

const documentOf = ({ scopes: { page } }: EditedPage): string => (page ? documentKey(page) : '');

/**
 * Asks the page's loaders again: no document is loaded, nothing is mounted again and nothing scrolls. It is done by itself
 * once a section that has no data yet is saved.
 */
function useReload(page: EditedPage, { state, savedAt }: EditStatus): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const ask = async () => {
    page.asking();
    await revalidate();
  };
  const reload = useEffectEvent(ask);
  useEffect(() => {
    if (state === 'saved' && savedAt && page.needsData()) void reload();
  }, [page, state, savedAt]);
  return ask;
}

/** The browser asks before a tab closes while something is only in it. */
function warnOfLeaving(hasPending: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasPending()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
