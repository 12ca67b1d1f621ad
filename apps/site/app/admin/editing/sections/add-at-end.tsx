import { documentKey } from '@izlog/contract/editing/document';
import { type ReactNode, useState } from 'react';
import { goToPart } from '../going/go-to-part.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { sectionsOf } from '../page/scopes.ts';
import { AddDialog } from './add-later.ts';
import { insertSection } from './section-acts.ts';
import { useTell } from './use-tell.ts';

/** Puts a section at the end of the page, by a button of the one who uses it; nothing where a page has no sections. */
export function AddAtEnd({
  page,
  goesThere,
  button,
}: {
  page: EditedPage;
  /** Whether one goes to what was added. */
  goesThere: () => boolean;
  button: (open: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const say = useTell(page);
  const document = sectionsOf(page.scopes);
  if (!document) return null;
  const key = documentKey(document);
  return (
    <>
      {button(() => setOpen(true))}
      {isOpen ? (
        <AddDialog
          page={page}
          onClose={() => setOpen(false)}
          onAdd={(part) => {
            setOpen(false);
            const last = page.store.shown(key)?.root.parts.at(-1);
            const outcome = insertSection(page, key, part, last?.id ?? null);
            say(outcome);
            if ('part' in outcome && goesThere()) goToPart(page.registry, outcome.part.id);
          }}
        />
      ) : null}
    </>
  );
}
