import type { Part } from '@izlog/contract/cms/content/part';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { use } from 'react';
import type { LinkView } from '#site/document/frame.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { type ButtonRecord, buttonView } from '#site/links/button.ts';
import { ContentLink } from '#site/links/content-link.tsx';
import { classNames } from '#site/ui/class-names.ts';
import { MoreLink } from '#site/ui/controls/more-link.tsx';
import { ContentLangContext } from './content-lang.ts';
import { EditContext } from './edit-context.ts';
import { objectField } from './field-of.ts';

interface ButtonProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  f: FieldsOf<D, 'button'>;
  className?: string;
  /** `more`: a quiet link with an arrow. */
  look?: 'more';
}

/** A button of content (CMS-009) that staff can edit where it stands; nothing when it leads nowhere. */
export function Button<D extends SectionDeclaration>({
  part,
  f,
  className = 'button',
  look,
}: ButtonProps<D>) {
  const edit = use(EditContext);
  const lang = use(ContentLangContext);
  const language = use(LanguageContext);
  const { meta, mobileMeta } = part as Part;
  const wide = buttonView(objectField<ButtonRecord>(meta, f), language);
  const narrow = buttonView(objectField<ButtonRecord>(mobileMeta, f), language);
  const ref = edit?.field(part, f);
  const rendered = (link: LinkView, only?: string) =>
    look ? (
      <MoreLink to={link.href} className={only} ref={ref}>
        {link.name}
      </MoreLink>
    ) : (
      <ContentLink link={link} className={classNames(className, only)} lang={lang} ref={ref} />
    );
  if (!wide && !narrow) return edit ? <span className={look ?? className} ref={ref} /> : null;
  return (
    <>
      {wide ? rendered(wide, narrow && 'wide-only') : null}
      {narrow ? rendered(narrow, 'narrow-only') : null}
    </>
  );
}
