import { useEffect, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { askDomain, askDomains, setDomain } from './ask-tools.ts';
import type { DeveloperWords } from './developer-words.ts';

interface Domains {
  list: readonly { name: string; url: string }[];
  current: string;
}

/** The site's domains with the configured one marked; another one wants a rebuild, which is said (SHELL-035, SHELL-036). */
export function DomainPicker({ words, onClose }: { words: DeveloperWords; onClose: () => void }) {
  const { t } = useText();
  const { show } = useToasts();
  const [domains, setDomains] = useState<Domains>();
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    Promise.all([askDomains(), askDomain()]).then(
      ([list, { domain }]) => setDomains({ list, current: domain }),
      (error: Error) => show(error.message, { tone: 'danger' }),
    );
  }, [show]);

  async function choose(domain: string) {
    if (!domains || domain === domains.current) return;
    try {
      await setDomain(domain);
      setDomains({ ...domains, current: domain });
      setIsChanged(true);
    } catch (error) {
      show(error instanceof Error ? error.message : words.domainFailed, { tone: 'danger' });
    }
  }

  return (
    <Dialog open onClose={onClose} title={words.domain} closeLabel={words.close}>
      <ul className="developer-domains">
        {domains?.list.map(({ name, url }) => {
          const host = new URL(url).host;
          const isCurrent = host === domains.current;
          return (
            <li key={name}>
              <button type="button" aria-pressed={isCurrent} onClick={() => choose(host)}>
                <span>{name}</span> <small>{url}</small> {isCurrent ? <b>{words.current}</b> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {isChanged ? (
        <Note tone="offer" role="alert">
          {t('core.domain.rebuildRequired')}
        </Note>
      ) : null}
    </Dialog>
  );
}
