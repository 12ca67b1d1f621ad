import type { Part } from '@izlog/contract/cms/content/part';
import { createElement, type ReactNode, use } from 'react';
import { ContentLangContext } from './content-lang.ts';
import { EditableContext } from './editable-context.ts';
import { textField } from './field-of.ts';

interface TextProps {
  part: Part;
  /** Field of the part's content. */
  f: string;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  id?: string;
  className?: string;
}

/** A text that staff can edit where it stands. A text of its own for phones is a second node, hidden on wide screens. */
export function Text({ part, f, as = 'span', ...attributes }: TextProps): ReactNode {
  const editor = use(EditableContext);
  const lang = use(ContentLangContext);
  const text = textField(part, f);
  if (!text && !editor) return null;
  const { wide = '', narrow } = text ?? {};
  const words =
    narrow === undefined ? (
      wide
    ) : (
      <>
        <span className="wide-only">{wide}</span>
        <span className="narrow-only">{narrow}</span>
      </>
    );
  const inside = editor ? (
    <editor.Field part={part} field={f} kind="text">
      {words}
    </editor.Field>
  ) : (
    words
  );
  return createElement(as, { ...attributes, lang }, inside);
}
