import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { type ReactNode, use } from 'react';
import { RichText } from '../rich/rich-text.tsx';
import { ContentLangContext } from './content-lang.ts';
import { EditableContext } from './editable-context.ts';
import { objectField } from './field-of.ts';

/** Rich text, or a plain text where a short one was stored, that staff can edit where it stands. */
export function Rich({ part, f, embed }: { part: Part; f: string; embed?: (node: RichNode) => ReactNode }) {
  const editor = use(EditableContext);
  const lang = use(ContentLangContext);
  const doc = objectField<RichNode>(part.meta, f);
  const plain = part.meta[f];
  const words = doc ? (
    <RichText doc={doc} embed={embed} />
  ) : typeof plain === 'string' && plain !== '' ? (
    <p>{plain}</p>
  ) : null;
  const shown =
    words && lang ? (
      <div className="contents" lang={lang}>
        {words}
      </div>
    ) : (
      words
    );
  if (!editor) return shown;
  return (
    <editor.Field part={part} field={f} kind="rich">
      {shown}
    </editor.Field>
  );
}

/** Whether a field has anything to show; sections leave out the box around nothing. */
export const hasField = (part: Part, f: string): boolean => Boolean(part.meta[f]);
