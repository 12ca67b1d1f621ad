import type { Part } from '@izlog/contract/cms/content/part';
import { use } from 'react';
import { objectField } from '../../editable/field-of.ts';
import { Text } from '../../editable/text.tsx';
import { LanguageContext } from '../../links/addresses.ts';
import { type ButtonRecord, buttonView } from '../../links/button.ts';
import type { SectionTitle } from '../../ui/section-head.tsx';
import { headingIdOf } from './door/block.ts';

/** Head of a section that is a list: its heading and, on the right, the way to all of it. */
export function useSectionTitle(part: Part): SectionTitle {
  const language = use(LanguageContext);
  const more = buttonView(objectField<ButtonRecord>(part.meta, 'more'), language);
  return {
    id: headingIdOf(part),
    title: <Text part={part} f="heading" />,
    more: more ? { to: more.href, label: more.name } : null,
  };
}
