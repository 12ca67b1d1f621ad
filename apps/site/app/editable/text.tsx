import type { Part } from '@izlog/contract/cms/content/part';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { createElement, type ReactNode, use } from 'react';
import { ContentLangContext } from './content-lang.ts';
import { EditContext } from './edit-context.ts';
import { textField } from './field-of.ts';

interface TextProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  /** Field of the part's content. */
  f: FieldsOf<D, 'text'>;
  as?: 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'b' | 'td' | 'th' | 'caption' | 'summary' | 'dt' | 'dd';
  id?: string;
  className?: string;
  /** Shown where nothing was written, such as the name of a product. */
  standIn?: string;
  /** Draws an element around the text, which goes with it. */
  around?: (text: ReactNode) => ReactNode;
}

/** A text that staff can edit where it stands. A text of its own for phones is a second node, hidden on wide screens. */
export function Text<D extends SectionDeclaration>({
  part,
  f,
  as = 'span',
  standIn,
  around,
  ...attributes
}: TextProps<D>): ReactNode {
  const edit = use(EditContext);
  const lang = use(ContentLangContext);
  const text = textField(part as Part, f) ?? (standIn ? { wide: standIn } : undefined);
  if (!text && !edit) return null;
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
  const shown = createElement(as, { ...attributes, lang, ref: edit?.field(part, f) }, words);
  return around ? around(shown) : shown;
}
