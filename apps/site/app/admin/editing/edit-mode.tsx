import type { Part } from '@izlog/contract/cms/content/part';
import { documentKey } from '@izlog/contract/editing/document';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Frame } from '../../document/frame.ts';
import type { PageHooks } from '../../editable/edit-context.ts';
import { Note } from '../../ui/note.tsx';
import { useToasts } from '../../ui/overlays/toasts.tsx';
import { fieldWords } from '../content/document/section-words.ts';
import { useNamedLanguages } from '../content/use-language-words.ts';
import { useStaffText } from '../frame/staff-text.tsx';
import { useBarRoom } from './bar-room.ts';
import { EditBar } from './frame/edit-bar.tsx';
import { FieldPlate } from './frame/field-plate.tsx';
import { isPressed } from './frame/shortcuts.ts';
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
} from './opened-later.ts';
import type { EditedPage } from './page/edited-page.ts';
import { moveFocus } from './page/move-focus.ts';
import { openPage } from './page/open-page.ts';
import type { PanelName } from './panels/panel-names.ts';
import { hiddenWords } from './sections/hidden-words.ts';
import { SectionTools } from './sections/section-tools.tsx';
import type { EditStatus } from './store/edit-status.ts';
import { firstRefused } from './store/first-refused.ts';
import { useAskedLogin } from './use-asked-login.ts';

type Opening = { state: 'opening' } | { state: 'failed' } | { state: 'open'; page: EditedPage };

/**
 * The editor over a page: opens its documents, and closes them when the page or the mode is left. Its bar and panels stay
 * while one goes to the same page in another language.
 */
export function EditMode({
  prefix,
  frame,
  takesFocus,
  onHooks,
  onClose,
}: {
  prefix: string;
  frame: Frame;
  takesFocus: boolean;
  onHooks: (hooks: PageHooks | null) => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const { pathname } = useLocation();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useBarRoom();
  // The words come anew with every answer of the page; what is open stays open.
  const labelOf = useEffectEvent((f: string) => fieldWords(t, f));
  const rowWords = useEffectEvent((part: Part) => hiddenWords(t, part));
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => revalidate());
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
    return <OpenPage page={opening.page} {...{ prefix, frame, takesFocus, onClose }} />;
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
  onClose,
}: {
  page: EditedPage;
  prefix: string;
  frame: Frame;
  takesFocus: boolean;
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
  const [isRailOpen, setRailOpen] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isRefusedOpen, setRefusedOpen] = useState(false);
  const [panel, setPanel] = useState<PanelName>();
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
        onClose={() => {
          void store.flush();
          onClose();
        }}
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
 * Asks the page's loaders anew: no document is loaded, nothing is mounted anew and nothing scrolls. It is done by itself
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

/** The keys of the page. Undo and redo are meant outside of a text, which has its own. */
function usePageKeys(
  page: EditedPage,
  acts: Record<'onKeys' | 'onPublish' | 'onUndo' | 'onRedo', () => void>,
): void {
  const { t } = useStaffText();
  const { show } = useToasts();
  const save = useEffectEvent(async () => {
    await page.store.flush();
    // Whatever else is the case the bar says.
    if (page.store.status().state === 'saved') show(t('edit.savedDraft'), { tone: 'info' });
  });
  const actOf = useEffectEvent((event: KeyboardEvent): (() => void) | undefined => {
    if (isPressed(event, 'region')) return () => moveFocus(event.shiftKey);
    if (isPressed(event, 'publish')) return acts.onPublish;
    if (isPressed(event, 'save')) return () => void save();
    if (isWriting(event.target)) return undefined;
    if (isPressed(event, 'all')) return acts.onKeys;
    if (isPressed(event, 'undo')) return acts.onUndo;
    return isPressed(event, 'redo') ? acts.onRedo : undefined;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The browser asks before a tab closes while something is only in it. */
function warnOfLeaving(hasPending: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasPending()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
