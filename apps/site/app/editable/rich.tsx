import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { FieldsOf, PartOf, SectionDeclaration } from '@izlog/contract/sections/define-section';
import { createElement, type ReactNode, use } from 'react';
import { RichText } from '#site/rich/rich-text.tsx';
import { ContentLangContext } from './content-lang.ts';
import { EditContext } from './edit-context.ts';

interface RichProps<D extends SectionDeclaration> {
  part: PartOf<D>;
  f: FieldsOf<D, 'rich'>;
  as?: 'div' | 'blockquote' | 'p' | 'dd';
  className?: string;
  embed?: (node: RichNode) => ReactNode;
}

/** Rich text, or a plain text where a short one was stored, in an element of its own that staff can edit. */
export function Rich<D extends SectionDeclaration>({ part, f, as = 'div', className, embed }: RichProps<D>) {
  const edit = use(EditContext);
  const lang = use(ContentLangContext);
  const { meta, mobileMeta } = part as Part;
  const wide = words(meta[f], embed);
  const narrow = words(mobileMeta[f], embed);
  if (!wide && !narrow && !edit) return null;
  const shown = narrow ? (
    <>
      <div className="wide-only">{wide}</div>
      <div className="narrow-only">{narrow}</div>
    </>
  ) : (
    wide
  );
  return createElement(
    as,
    { className, ref: edit?.field(part, f) },
    shown && lang ? (
      <div className="contents" lang={lang}>
        {shown}
      </div>
    ) : (
      shown
    ),
  );
}

function words(value: unknown, embed: RichProps<never>['embed']): ReactNode {
  if (typeof value === 'string') return value === '' ? null : <p>{value}</p>;
  return value ? <RichText doc={value as RichNode} embed={embed} /> : null;
}
