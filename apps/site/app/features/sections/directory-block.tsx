import { useText } from '../../i18n/use-text.tsx';
import type { DirectoryEntry } from '../../ui/directory.tsx';
import type { BlockProps } from './door/block.ts';
import { useSectionTitle } from './section-title.tsx';
import { DirectorySection } from './views/directory-section.tsx';

/** The categories of the shop, each leading to its list (CATALOG-055). */
export function DirectoryBlock({ part, data: entries }: BlockProps<DirectoryEntry[]>) {
  const { t } = useText();
  const title = useSectionTitle(part);
  if (entries.length === 0) return null;
  return <DirectorySection {...title} entries={entries} countLabel={t('list.countLabel')} />;
}
