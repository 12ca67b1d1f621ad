import type { Part } from '@izlog/contract/cms/content/part';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { type ReactNode, use } from 'react';
import { LanguageContext } from '#site/links/addresses.ts';
import { buttonView } from '#site/links/button.ts';
import { ContentLink } from '#site/links/content-link.tsx';
import { EditContext } from './edit-context.ts';
import { objectField } from './field-of.ts';

interface AnchorProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  f: FieldsOf<D, 'link'>;
  children: ReactNode;
}

/** Something that leads where a link of content says; it only stands there when the link leads nowhere. */
export function Anchor<D extends SectionDeclaration>({ part, f, children }: AnchorProps<D>) {
  const edit = use(EditContext);
  const language = use(LanguageContext);
  const link = objectField<{ formattedPath?: string | null }>((part as Part).meta, f);
  const view = buttonView({ name: ' ', link }, language);
  const ref = edit?.field(part, f);
  if (!view) return <span ref={ref}>{children}</span>;
  return (
    <ContentLink link={view} ref={ref}>
      {children}
    </ContentLink>
  );
}
