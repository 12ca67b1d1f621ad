import type { directory } from '@izlog/contract/sections/lists';
import { use } from 'react';
import { EditContext } from '#site/editable/edit-context.ts';
import { usePart } from '#site/editable/use-part.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Directory, type DirectoryEntry } from '#site/ui/directory.tsx';
import type { BlockProps } from './door/block.ts';
import { ListHead } from './list-head.tsx';
import { SectionFrame } from './section-frame.tsx';

/** The categories of the shop, each leading to its list (CATALOG-055). */
export function DirectoryBlock({ part, data: entries }: BlockProps<typeof directory, DirectoryEntry[]>) {
  const { t } = useText();
  const edit = use(EditContext);
  const root = usePart(part);
  if (entries.length === 0 && !edit) return null;
  return (
    <SectionFrame {...root}>
      <ListHead part={part} />
      <Directory entries={entries} countLabel={t('list.countLabel')} />
    </SectionFrame>
  );
}
