import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useMatches,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { StaffControls } from '#site/admin/ground/frame/controls/staff-controls.tsx';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { DocumentContext, type DocumentFacts } from '#site/document/document-context.ts';
import type { Frame } from '#site/document/frame.ts';
import type { PageHooks } from '#site/editable/edit-context.ts';
import { prefixOf, type SiteLanguage } from '#site/i18n/site-language.ts';
import { splitView } from '#site/ui/split-view.tsx';
import '../editor.css';
import '../frame/publish.css';
import '../panels/panels.css';
import '../contrast.css';
import { EditMode } from '../edit-mode.tsx';
import type { EditTexts, OwnTexts } from '../edit-start.ts';
import { StaffBar } from '../frame/edit-bar.tsx';
import { isEditing } from '../is-editing.ts';
import { languageAt, watchTurned } from '../languages/turn-routes.ts';

const PhoneAlone = splitView(async () => (await import('../phone/phone-alone.tsx')).PhoneAlone);
const PhoneMode = splitView(async () => (await import('../phone/phone-mode.tsx')).PhoneMode);

/**
 * The bar of staff, and the editor while the address says `editPage=true` (EDIT-001). It stands beside the page:
 * switching it on asks the page's loaders again and mounts nothing of the page.
 */
export function Editor({ frame, onHooks }: { frame: Frame; onHooks: (hooks: PageHooks | null) => void }) {
  const [params, setParams] = useSearchParams();
  const language = useLanguageHere(frame);
  const prefix = prefixOf(language);
  const isOn = isEditing(frame.edit, params, useMatches());
  useNewFrame(isOn);
  // Anyone who pressed the button goes on in the bar that takes its place.
  const [isTurned, setTurned] = useState(false);
  const turn = (change: (params: URLSearchParams) => void) =>
    setParams(
      (now) => {
        change(now);
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  const begin = () => {
    setTurned(true);
    turn((now) => now.set('editPage', 'true'));
  };
  const leavePhone = () => turn((now) => now.delete('mobileView'));
  const close = () => {
    setTurned(true);
    turn((now) => {
      now.delete('editPage');
      now.delete('mobileView');
    });
  };
  // What phones show, on a wide screen too: anyone who opens the address has it, edited or not (EDIT-008).
  const isPhone = frame.edit !== undefined && params.get('mobileView') === 'true';
  // In the frame of a phone the bar is the one around it (EDIT-008).
  const isFramed = window.top !== window;
  if (isFramed && !(isOn && isPhone)) return null;
  return (
    <WithWords language={language}>
      {isFramed ? (
        <PhoneMode onHooks={onHooks} />
      ) : isOn ? (
        <EditMode
          prefix={prefix}
          frame={frame}
          takesFocus={isTurned}
          isPhone={isPhone}
          onPhoneLeft={leavePhone}
          onHooks={onHooks}
          onClose={close}
        />
      ) : (
        <>
          <StaffBar frame={frame} takesFocus={isTurned} onEdit={begin} />
          {isPhone ? <PhoneAlone onClose={leavePhone} /> : null}
        </>
      )}
    </WithWords>
  );
}

/** The language of the address: the frame follows it a moment later. */
function useLanguageHere({ languages, language }: Frame): SiteLanguage {
  const { pathname } = useLocation();
  const router = use(DataRouterContext)?.router;
  const watch = useEffectEvent(() => router && watchTurned(router, languages));
  useEffect(() => watch(), []);
  return languageAt(pathname, languages) ?? language;
}

/** Header and footer are loaded once for many pages: with the editor they come as drafts, without it as visitors have them. */
function useNewFrame(isEditing: boolean): void {
  const { revalidate } = useRevalidator();
  const [was, setWas] = useState(isEditing);
  useEffect(() => {
    if (was === isEditing) return;
    setWas(isEditing);
    void revalidate();
  }, [was, isEditing, revalidate]);
}

/**
 * The editor's words come with it, so that no visitor's page holds them. They are those of the person who edits, and stay so: who goes
 * on in another language of the page has the page in it, and the editor in one's own.
 */
function WithWords({ language, children }: { language: SiteLanguage; children: ReactNode }) {
  const facts = use(DocumentContext);
  const [own, setOwn] = useState<OwnTexts>();
  const { revalidate } = useRevalidator();
  const isFirst = useRef(true);
  const take = useEffectEvent((texts: EditTexts) => {
    if (isFirst.current) setOwn(texts.own ?? texts);
    else {
      turnDocument(facts, texts);
      void revalidate();
    }
    isFirst.current = false;
  });
  const prefix = prefixOf(language);
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const response = await fetch(`${prefix}/_/edit/words`, { signal: stop.signal });
      if (response.ok) take((await response.json()) as EditTexts);
    };
    read().catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('The editor did not get its words.', error);
    });
    return () => stop.abort();
  }, [prefix]);
  // Thousands of words: they are put together once, and what says them is not rendered again for nothing.
  const words = useMemo(() => own && { ...own.messages, ...own.words }, [own]);
  if (!words) return null;
  return (
    <StaffTextProvider words={words} locale={own?.locale}>
      <StaffControls>
        <div lang={own?.lang}>{children}</div>
      </StaffControls>
    </StaffTextProvider>
  );
}

/**
 * The document goes on in another language without being loaded again, which for visitors it never does: that is why its
 * facts are a plain object, and are written over here. Anyone who render with them are rendered by the revalidation that follows.
 */
function turnDocument(facts: DocumentFacts, { words: _words, own: _own, ...texts }: EditTexts): void {
  Object.assign(facts, texts);
}
