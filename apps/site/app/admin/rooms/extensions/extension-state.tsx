import type { ExtensionState, ShownExtension } from '@izlog/contract/settings/extensions';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { useExtensionWords } from './use-extension-words.ts';

const looks: Readonly<
  Record<ExtensionState, { words: StaffKey; tone?: 'success' | 'danger' | 'offer' | 'info' }>
> = {
  on: { words: 'extensions.on', tone: 'success' },
  off: { words: 'extensions.off' },
  new: { words: 'extensions.fresh', tone: 'info' },
  broken: { words: 'extensions.broken', tone: 'danger' },
  newer: { words: 'extensions.newer', tone: 'danger' },
  missing: { words: 'extensions.missing', tone: 'danger' },
};

/** How an extension stands, in a word. */
export function ExtensionBadge({ of: { state, offReason, wants } }: { of: ShownExtension }) {
  const { t } = useStaffText();
  const { words, tone } = looks[state];
  return (
    <>
      <Badge tone={offReason ? 'danger' : tone}>{t(words)}</Badge>{' '}
      {wants.length > 0 ? <Badge tone="offer">{t('extensions.wantsMore')}</Badge> : null}
    </>
  );
}

/** What somebody has to know of it, and do; nothing where all is well. */
export function ExtensionNote({ of }: { of: ShownExtension }) {
  const { t } = useStaffText();
  const { at, named, own } = useExtensionWords();
  const { state, stateAt, offReason, reason, wants, name } = of;
  const { title } = own(of);
  const since = stateAt ? at(stateAt) : '';
  if (state === 'missing')
    return (
      <Note tone="danger" title={t('extensions.missingNote', { title })}>
        <p>{t('extensions.missingLead', { folder: `extensions/${name}` })}</p>
      </Note>
    );
  if (state === 'broken' || state === 'newer')
    return (
      <Note
        tone="danger"
        title={t(state === 'newer' ? 'extensions.newerNote' : 'extensions.brokenNote', { title })}
      >
        <p>{t('extensions.brokenLead')}</p>
        <p>
          <code>{reason}</code>
        </p>
      </Note>
    );
  if (offReason)
    return (
      <Note tone="danger" title={t('extensions.offNote', { title, at: since })}>
        <p>{t(offReason === 'faults' ? 'extensions.offFaults' : 'extensions.offRights')}</p>
      </Note>
    );
  if (wants.length > 0)
    return (
      <Note tone="offer" title={t('extensions.wantsNote', { title })}>
        <p>{t('extensions.wantsLead', { what: wants.map(named).join(', ') })}</p>
      </Note>
    );
  return null;
}
