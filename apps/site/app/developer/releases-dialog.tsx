import { useEffect, useState } from 'react';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { askRelease, type Release } from './ask-tools.ts';
import type { DeveloperWords } from './developer-words.ts';
import { ReleaseNotes } from './release-notes.tsx';

/** The changelog of the newest release (SHELL-037); one that cannot be loaded is reported (SHELL-038). */
export function ReleasesDialog({ words, onClose }: { words: DeveloperWords; onClose: () => void }) {
  const { show } = useToasts();
  const [release, setRelease] = useState<Release>();
  useEffect(() => {
    let isWanted = true;
    askRelease().then(
      (answer) => isWanted && setRelease(answer),
      () => {
        if (!isWanted) return;
        show(words.releaseFailed, { tone: 'danger' });
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [show, words, onClose]);
  return (
    <Dialog open onClose={onClose} title={release?.name ?? words.changelog} closeLabel={words.close}>
      {release ? <ReleaseNotes html={release.description_html} /> : <p>{words.loading}</p>}
    </Dialog>
  );
}
