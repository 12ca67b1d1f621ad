import type { ButtonValue } from '@izlog/contract/sections/fields';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { hasPasted, pasteAsPlain } from '#site/admin/ground/rich/paste-in.ts';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { isPressed, shortcuts } from '../frame/shortcuts.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { useBarPlace } from './bar-place.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Tool } from './rich-tool.tsx';
import { useWholes, type Whole, WholeDialog, wholeInHand } from './rich-whole.tsx';
import { TableTools } from './table-tools.tsx';

/** The text in hand, with its editor. */
interface Held {
  element: HTMLElement;
  rich: Editor;
  isPressed?: boolean;
}

/** What the bar needs of where the text is: it looks for what links lead to, and tells what they are called. */
interface Around {
  talk: EditedPage['talk'];
  resolved: Pick<EditedPage['resolved'], 'learn'>;
}

/** What the schema of a text may be asked to do; what its profile does not have is not offered. */
const styles = [
  { name: 'bold', icon: 'bold', keys: shortcuts.bold.keys },
  { name: 'italic', icon: 'italic', keys: shortcuts.italic.keys },
] as const;
const lists = [
  { name: 'bulletList', icon: 'list' },
  { name: 'orderedList', icon: 'numbers' },
] as const;

const wholes = [
  { type: 'image', icon: 'image', f: 'image' },
  { type: 'productEmbed', icon: 'product', f: 'product' },
] as const;

/** The bar of the rich text in hand: only what the field may have. Alt+F10 goes to it, Escape back to the text. */
export function RichBar({ held, page }: { held: Held; page: Around }) {
  const { t } = useStaffText();
  const { rich } = held;
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [whole, setWhole] = useState<Whole | undefined>(() =>
    held.isPressed ? wholeInHand(rich) : undefined,
  );
  useWhatIsOn(rich);
  useBarPlace(bar, held.element);
  useKeys(held.element, bar, () => setLinking(true));
  useWholes(held.element, rich, setWhole);
  const { nodes } = rich.schema;
  const chain = () => rich.chain().focus(undefined, { scrollIntoView: false });
  const isIn = (name: string) => rich.isActive(name);
  return (
    <section className="ed-rich" aria-label={t('edit.rich.bar')}>
      <div
        ref={bar}
        className="bubble"
        role="toolbar"
        aria-label={t('edit.rich.bar')}
        // The text keeps its focus and what is chosen in it.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => walk(event, () => rich.view.focus())}
      >
        {styles.map(({ name, icon, keys }) => (
          <Tool
            key={name}
            icon={icon}
            label={t(`edit.rich.${name}`)}
            keys={keys}
            isOn={isIn(name)}
            onClick={() => chain().toggleMark(name).run()}
          />
        ))}
        <Tool
          icon="link"
          label={t('edit.rich.link')}
          keys={shortcuts.link.keys}
          isOn={isIn('link')}
          onClick={() => setLinking(true)}
        />
        {nodes.heading ? (
          <Tool
            icon="heading"
            label={t('edit.rich.heading')}
            isOn={isIn('heading')}
            onClick={() => toggleHeading(rich)}
          />
        ) : null}
        {lists.map(({ name, icon }) =>
          nodes[name] ? (
            <Tool
              key={name}
              icon={icon}
              label={t(`edit.rich.${name}`)}
              isOn={isIn(name)}
              onClick={() => chain().toggleList(name, 'listItem').run()}
            />
          ) : null,
        )}
        {nodes.blockquote ? (
          <Tool
            icon="quote"
            label={t('edit.rich.quote')}
            isOn={isIn('blockquote')}
            onClick={() => chain().toggleWrap('blockquote').run()}
          />
        ) : null}
        {nodes.horizontalRule ? (
          <Tool
            icon="rule"
            label={t('edit.rich.rule')}
            onClick={() => chain().insertContent({ type: 'horizontalRule' }).run()}
          />
        ) : null}
        {wholes.map(({ type, icon, f }) =>
          nodes[type] ? (
            <Tool
              key={type}
              icon={icon}
              label={fieldWords(t, f)}
              onClick={() => setWhole({ type, stored: {} })}
            />
          ) : null,
        )}
        {nodes.table ? <TableTools rich={rich} /> : null}
        {hasPasted(rich) ? (
          <button type="button" className="bubble__words" onClick={() => pasteAsPlain(rich)}>
            {t('edit.rich.asPlain')}
          </button>
        ) : null}
        <Tool
          icon="clear"
          label={t('edit.rich.clear')}
          onClick={() => chain().unsetAllMarks().clearNodes().run()}
        />
      </div>
      {isLinking ? <RichLink rich={rich} page={page} onClose={() => setLinking(false)} /> : null}
      {whole ? (
        <WholeDialog rich={rich} whole={whole} page={page} onClose={() => setWhole(undefined)} />
      ) : null}
    </section>
  );
}

/** A heading of the second level becomes one of the third, that one words again. */
function toggleHeading(rich: Editor): void {
  const chain = rich.chain().focus(undefined, { scrollIntoView: false });
  if (!rich.isActive('heading')) chain.setNode('heading', { level: 2 }).run();
  else if (rich.isActive('heading', { level: 2 })) chain.setNode('heading', { level: 3 }).run();
  else chain.setNode('paragraph').run();
}

/** The link of what is chosen, or of the word in which the caret stands; without words its own are put in. */
function RichLink({ rich, page, onClose }: { rich: Editor; page: Around; onClose: () => void }) {
  const { t } = useStaffText();
  const [{ value, from, to }] = useState(() => linkInHand(rich));
  const save = (next: ButtonValue | undefined) => {
    const chain = rich.chain().setTextSelection({ from, to });
    if (!next) chain.unsetMark('link').run();
    else {
      page.resolved.learn(next);
      const mark = { type: 'link', attrs: { stored: storedLink(next) } };
      if (next.name !== rich.state.doc.textBetween(from, to, ' '))
        chain.insertContent({ type: 'text', text: next.name, marks: [mark] }).run();
      else chain.setMark('link', mark.attrs).run();
    }
    onClose();
    rich.commands.focus(undefined, { scrollIntoView: false });
  };
  return (
    <LinkDialog
      title={t('edit.rich.link')}
      value={value}
      talk={page.talk}
      isButton
      onSave={save}
      onClose={onClose}
    />
  );
}

interface StoredLink {
  link?: ButtonValue['link'];
  href?: string;
  target?: string;
  rel?: string;
}

function linkInHand(rich: Editor) {
  const attrs = rich.getAttributes('link') as { stored?: StoredLink };
  // In a link all of it is meant.
  if (attrs.stored) rich.commands.extendMarkRange('link');
  const { from, to } = rich.state.selection;
  const name = rich.state.doc.textBetween(from, to, ' ');
  return { value: attrs.stored ? { ...attrs.stored, name } : name ? { name } : undefined, from, to };
}

function storedLink({ link, target, rel }: ButtonValue): StoredLink {
  const to =
    link && 'href' in link ? { href: link.href } : link && 'path' in link ? { href: link.path } : { link };
  return { ...to, ...(target ? { target } : {}), ...(rel ? { rel } : {}) };
}

const shown = ['bold', 'italic', 'link', 'heading', 'bulletList', 'orderedList', 'blockquote', 'table'];

/** Draws again where what the caret stands in is something else than before: not for every letter. */
function useWhatIsOn(rich: Editor): void {
  const [, setOn] = useState('');
  useEffect(() => {
    const look = () =>
      setOn([...shown.filter((name) => rich.isActive(name)), hasPasted(rich) ? 'pasted' : ''].join());
    rich.on('transaction', look);
    return () => void rich.off('transaction', look);
  }, [rich]);
}

/** Heard from the moment the bar is seen. */
function useKeys(element: HTMLElement, bar: { current: HTMLElement | null }, onLink: () => void): void {
  useLayoutEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isLink = isPressed(event, 'link');
      const isBar = isPressed(event, 'textBar');
      if (!isLink && !isBar) return;
      event.preventDefault();
      if (isLink) onLink();
      else bar.current?.querySelector('button')?.focus();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
}

function walk(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (event.key === 'Escape') back();
  else if (step) {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((one) => one === document.activeElement);
    all.at((at + step) % all.length)?.focus();
  } else return;
  event.preventDefault();
}
