import type { Part } from '@izlog/contract/cms/content/part';
import { use } from 'react';
import { LanguageContext } from '../links/addresses.ts';
import { type ButtonRecord, buttonView } from '../links/button.ts';
import { ContentLink } from '../links/content-link.tsx';
import { ContentLangContext } from './content-lang.ts';
import { EditableContext } from './editable-context.ts';
import { objectField } from './field-of.ts';

/** A button of content (CMS-009) that staff can edit where it stands; nothing when it leads nowhere. */
export function Button({ part, f, className = 'button' }: { part: Part; f: string; className?: string }) {
  const editor = use(EditableContext);
  const lang = use(ContentLangContext);
  const language = use(LanguageContext);
  const link = buttonView(objectField<ButtonRecord>(part.meta, f), language);
  const shown = link ? <ContentLink link={link} className={className} lang={lang} /> : null;
  if (!editor) return shown;
  return (
    <editor.Field part={part} field={f} kind="button">
      {shown}
    </editor.Field>
  );
}
