import type { Link } from '@izlog/contract/cms/content/link';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEffect, useEffectEvent } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { splitView } from '#site/ui/split-view.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { ShownUse } from './picture-dialog.tsx';

const PictureDialog = splitView(async () => (await import('./picture-dialog.tsx')).PictureDialog);

type Stored = Record<string, unknown>;

/** A picture or product of a text whose dialog is open; without a place it is a new one. */
export interface Whole {
  type: string;
  stored: Stored;
  at?: number;
}

/** The picture or product that is chosen in a text. */
export function wholeInHand({ state: { selection } }: Editor): Whole | undefined {
  if (!(selection instanceof NodeSelection) || !selection.node.type.spec.atom) return undefined;
  const { node, from } = selection;
  return node.attrs.stored
    ? { type: node.type.name, stored: node.attrs.stored as Stored, at: from }
    : undefined;
}

/** A press on a picture or product opens it, and so does Enter where one is chosen. */
export function useWholes(element: HTMLElement, rich: Editor, onOpen: (whole: Whole) => void): void {
  const open = useEffectEvent((event: Event) => {
    const whole = wholeInHand(rich);
    if (!whole) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(whole);
  });
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('.ed-whole')) open(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing) open(event);
    };
    element.addEventListener('click', press);
    // Before the text itself treats it as a new line.
    element.addEventListener('keydown', key, { capture: true });
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('keydown', key, { capture: true });
    };
  }, [element]);
}

/** The dialog of a picture or product that stands in a text, or is to be put into it. */
export function WholeDialog({
  rich,
  whole,
  page,
  onClose,
}: {
  rich: Editor;
  whole: Whole;
  page: { talk: EditedPage['talk']; resolved: Pick<EditedPage['resolved'], 'learn'> };
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const { type, stored } = whole;
  const close = () => {
    onClose();
    rich.commands.focus(undefined, { scrollIntoView: false });
  };
  const save = (next: Stored | undefined) => {
    page.resolved.learn(next);
    put(rich, whole, next);
    close();
  };
  if (type === 'image')
    return (
      <PictureDialog
        value={pictureIn(stored)}
        caption={typeof stored.caption === 'string' ? stored.caption : ''}
        onSave={(media, caption) => save(media && { media, ...(caption ? { caption } : {}) })}
        onClose={close}
      />
    );
  return (
    <LinkDialog
      title={fieldWords(t, 'product')}
      value={stored.link ? { link: stored.link as Link } : undefined}
      talk={page.talk}
      isButton={false}
      kinds={['product']}
      onSave={(next) => save(next && { link: next.link })}
      onClose={close}
    />
  );
}

/** Older texts have the picture's use itself where newer ones name it. */
function pictureIn({ media, ...stored }: Stored): ShownUse | undefined {
  const use = (media ?? stored) as Partial<ShownUse>;
  return typeof use.id === 'number'
    ? ({ alt: '', ...use, file: use.file ?? stored.file } as ShownUse)
    : undefined;
}

function put(rich: Editor, { type, at }: Whole, stored: Stored | undefined): void {
  const { tr, schema } = rich.state;
  const made = stored && schema.nodes[type]?.create({ stored });
  if (at === undefined) {
    if (made) rich.view.dispatch(tr.replaceSelectionWith(made));
  } else if (made)
    rich.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).replaceSelectionWith(made));
  else rich.view.dispatch(tr.delete(at, at + 1));
}
