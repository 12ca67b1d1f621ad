import './developer.css';
import { limits } from '@izlog/contract/limits';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { version } from '../../package.json';
import { askTag } from './ask-tools.ts';
import { developerWords } from './developer-words.ts';
import { DomainPicker } from './domain-picker.tsx';
import { ReleasesDialog } from './releases-dialog.tsx';

/**
 * The version at the edge of every page of a development build (REL-11), beside it that of the core whose screens it has,
 * with the tools behind it, for everybody who sees it (SHELL-031 to SHELL-033, SHELL-040).
 */
export default function DeveloperBadge({
  documentationUrl,
  cmsVersion,
}: {
  documentationUrl: string;
  /** Of the content system; shown beside the core's where the pointer rests (CMS-031). */
  cmsVersion?: string | undefined;
}) {
  const { locale } = useText();
  const words = developerWords(locale);
  const [open, setOpen] = useState<'domain' | 'releases'>();
  const latest = useLatestTag();
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <aside className="developer-badge" aria-label={words.badge}>
      <details>
        <summary title={cmsVersion ? `CMS ${cmsVersion}` : undefined}>
          {version}
          {latest && latest !== version ? <span> → {latest}</span> : null}{' '}
          <small>
            {words.core} {limits.coreVersion}
          </small>
        </summary>
        <ul>
          <li>
            <button type="button" onClick={() => setOpen('releases')}>
              {words.changelog}
            </button>
          </li>
          <li>
            <a href={documentationUrl}>{words.documentation}</a>
          </li>
          <li>
            <button type="button" onClick={() => setOpen('domain')}>
              {words.domain}
            </button>
          </li>
          <li>
            <a href="/section-tool">{words.sections}</a>
          </li>
        </ul>
      </details>
      {open === 'releases' ? <ReleasesDialog words={words} onClose={close} /> : null}
      {open === 'domain' ? <DomainPicker words={words} onClose={close} /> : null}
    </aside>
  );
}

/** The newest tag as a version, `v1.2.3` as `1.2.3`; that it cannot be obtained is reported as the tool says it (SHELL-039). */
function useLatestTag(): string | undefined {
  const { show } = useToasts();
  const [tag, setTag] = useState<string>();
  useEffect(() => {
    askTag().then(
      (answer) => setTag(answer.tag?.replace(/^v(?=\d)/, '')),
      (error: Error) => show(error.message, { tone: 'danger' }),
    );
  }, [show]);
  return tag;
}
