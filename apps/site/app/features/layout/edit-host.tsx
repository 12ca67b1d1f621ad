import { type ReactNode, useEffect, useState } from 'react';
import type { Frame } from '#site/document/frame.ts';
import { EditContext, type PageHooks, ShowContext } from '#site/editable/edit-context.ts';
import { splitView } from '#site/ui/split-view.tsx';

const Editor = splitView(async () => (await import('#site/admin/editing/door/editor.tsx')).Editor, {
  isDispensable: true,
});

/**
 * Puts the bar of staff over the page and the editor's hooks around it, for anyone who may edit or keeps the gallery; everybody
 * else loads nothing of it. The page stays mounted when the editor comes or goes.
 */
export function EditHost({ frame, children }: { frame: Frame; children: ReactNode }) {
  const [hooks, setHooks] = useState<PageHooks | null>(null);
  const [isListening, setListening] = useState(false);
  // The server's page is the visitor's: the bar comes when scripts do.
  useEffect(() => setListening(true), []);
  return (
    <EditContext value={hooks?.fields ?? null}>
      <ShowContext value={hooks?.shown ?? null}>
        {children}
        {isListening && (frame.edit || frame.gallery) ? <Editor frame={frame} onHooks={setHooks} /> : null}
      </ShowContext>
    </EditContext>
  );
}
