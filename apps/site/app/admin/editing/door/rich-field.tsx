import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { RichField as RichDeclaration } from '@izlog/contract/sections/fields';
import type { Editor } from '@tiptap/core';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { richOfTyped, typedOfRich } from '#site/admin/ground/rich/typed-rich.ts';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';

type Tools = typeof import('../fields/rich-tools.ts');

/** An editor that is open, with its bar. */
interface Open {
  rich: Editor;
  element: HTMLElement;
  page: Parameters<Tools['RichBar']>[0]['page'];
  Bar: Tools['RichBar'];
}

interface Props {
  form: SentForm;
  name: string;
  label: string;
  field: RichDeclaration;
  /** As lines that are typed where there are no scripts. */
  lines: string;
  stored: RichNode | string | null;
  isOptional: boolean;
  lang: string;
}

/**
 * A rich text in a form, written as it is written in place: the same editor with the same bar, fetched when the first such
 * text comes into sight. Without scripts, or where the text has what the editor does not know, it is typed as lines.
 */
export function RichField({ form, name, label, field, lines, stored, isOptional, lang }: Props) {
  const { t } = useStaffText();
  const isLong = field.profile === 'article' || field.profile === 'mail';
  const box = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<Open>();
  const [isHeld, setHeld] = useState(false);
  const start = useEffectEvent(({ openRichEditor, openTalk, wholeElement, RichBar }: Tools) => {
    const element = mount.current;
    const area = box.current?.querySelector('textarea');
    if (!element || !area) return undefined;
    const value =
      area.value === area.defaultValue && area.value === lines ? stored : richOfTyped(area.value, stored);
    const rich = openRichEditor({
      mount: element,
      value,
      field,
      label,
      drawWhole: (type, whole) => wholeElement(type, whole, (one) => fieldWords(t, one)),
      onChange: (now) => {
        // What is as it was counts as not touched.
        area.value = now === value ? area.defaultValue : typedOfRich(now);
        area.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    if (!rich) return undefined;
    const page = { talk: openTalk('', crypto.randomUUID()), resolved: { learn: () => {} } };
    setTools({ rich, element, page, Bar: RichBar });
    return rich;
  });
  useEffect(() => {
    let isLeft = false;
    let rich: Editor | undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      import('../fields/rich-tools.ts')
        .then(({ openRichEditor, openTalk, wholeElement, RichBar }) => {
          if (!isLeft) rich = start({ openRichEditor, openTalk, wholeElement, RichBar });
        })
        // The lines are there.
        .catch((error: unknown) => console.warn('The editor of a text did not come.', error));
    });
    if (box.current) watch.observe(box.current);
    return () => {
      isLeft = true;
      watch.disconnect();
      rich?.destroy();
    };
  }, []);
  const take = ({ target }: FocusEvent) => {
    if (mount.current?.contains(target)) setHeld(true);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || !relatedTarget.closest('.ed-rich, .rich-field__text'))
      setHeld(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears only where the focus is
    <div
      className={tools ? 'rich-field is-edited is-open' : 'rich-field is-edited'}
      ref={box}
      onFocus={take}
      onBlur={leave}
    >
      <TextAreaField
        form={form}
        name={name}
        label={label}
        isOptional={isOptional}
        rows={isLong ? 14 : field.profile === 'short' ? 5 : 2}
        data-most={field.max * 2}
        hint={t(isLong ? 'content.richHint' : 'content.richShortHint')}
        defaultValue={lines}
      />
      <div ref={mount} className="rich-field__text prose is-rich" lang={lang} />
      {tools && isHeld
        ? createPortal(
            // What is sent in its dialogs is no answer of the form around.
            <div onSubmit={(event) => event.stopPropagation()}>
              <tools.Bar held={tools} page={tools.page} />
            </div>,
            document.body,
          )
        : null}
    </div>
  );
}
