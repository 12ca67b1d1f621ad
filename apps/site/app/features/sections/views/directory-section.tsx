import { Directory, type DirectoryEntry } from '../../../ui/directory.tsx';
import { SectionHead, type SectionTitle } from '../../../ui/section-head.tsx';
import { SectionFrame } from './section-frame.tsx';

type DirectorySectionProps = SectionTitle & { entries: readonly DirectoryEntry[]; countLabel: string };

/** The categories of the shop. */
export function DirectorySection({ entries, countLabel, ...head }: DirectorySectionProps) {
  return (
    <SectionFrame labelledBy={head.id}>
      <SectionHead {...head} />
      <Directory entries={entries} countLabel={countLabel} />
    </SectionFrame>
  );
}
