import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Frame } from '../../document/frame.ts';
import type { PageHooks } from '../../editable/edit-context.ts';
import type { StaffMessages } from '../../i18n/messages.ts';
import { pathTo } from '../../i18n/staff-path.ts';
import { StaffTextProvider } from '../frame/staff-text.tsx';
import './editor.css';
import './frame/publish.css';
import './panels/panels.css';
import { EditMode } from './edit-mode.tsx';
import { StaffBar } from './frame/edit-bar.tsx';

/**
 * The bar of staff, and the editor while the address says `editPage=true` (EDIT-001). It stands beside the page:
 * switching it on asks the page's loaders anew and mounts nothing of the page.
 */
export function Editor({ frame, onHooks }: { frame: Frame; onHooks: (hooks: PageHooks | null) => void }) {
  const [params, setParams] = useSearchParams();
  const isEditing = frame.edit !== undefined && params.get('editPage') === 'true';
  useNewFrame(isEditing);
  const setEditing = (isOn: boolean) =>
    setParams(
      (now) => {
        if (isOn) now.set('editPage', 'true');
        else now.delete('editPage');
        return now;
      },
      { preventScrollReset: true, replace: true },
    );
  // The page in the frame of a phone is looked at: its editor is the one around it (EDIT-008).
  if (params.get('mobileView') === 'true' && window.top !== window) return null;
  return (
    <WithWords prefix={prefixOf(frame)}>
      {isEditing ? (
        <EditMode
          prefix={prefixOf(frame)}
          languages={frame.languages}
          onHooks={onHooks}
          onClose={() => setEditing(false)}
        />
      ) : (
        <StaffBar frame={frame} onEdit={() => setEditing(true)} />
      )}
    </WithWords>
  );
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

/** `/en` before the addresses of a language that is not the default one. */
const prefixOf = ({ language }: Frame): string => pathTo('home', {}, language).replace(/\/$/, '');

/** The editor's words come with it, so that no visitor's page holds them. */
function WithWords({ prefix, children }: { prefix: string; children: ReactNode }) {
  const [words, setWords] = useState<StaffMessages>();
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const response = await fetch(`${prefix}/_/edit/words`, {
        signal: stop.signal,
      });
      if (response.ok) setWords((await response.json()) as StaffMessages);
    };
    read().catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('The editor did not get its words.', error);
    });
    return () => stop.abort();
  }, [prefix]);
  return words ? <StaffTextProvider words={words}>{children}</StaffTextProvider> : null;
}
