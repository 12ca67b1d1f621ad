// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { ShownExtension } from '@izlog/contract/settings/extensions';
import { Link } from 'react-router';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { ExtensionBadge, ExtensionNote } from './extension-state.tsx';
import { useExtensionWords } from './use-extension-words.ts';

/** Extensions of the shop: what each may do and how it stands, those that need somebody first (DOOR-09). */
export function ExtensionsScreen({
  title,
  extensions,
}: {
  title: string;
  extensions: readonly ShownExtension[];
}) {
  const { t } = useStaffText();
  const address = useAddress();
  const isEmpty = extensions.length === 0;
  return (
    <>
      <RecordHead
        title={title}
        lead={isEmpty ? undefined : t('extensions.lead')}
        back={{ to: address('adminSettings'), name: t('settings.title') }}
      />
      {isEmpty ? (
        <EmptyState title={t('extensions.none')}>
          <p>{t('extensions.noneLead')}</p>
        </EmptyState>
      ) : (
        <div className="stack stack--lg">
          {extensions.map((one) => (
            <ExtensionNote key={one.name} of={one} />
          ))}
          <table className="grid-table records" role="table" aria-label={title}>
            <thead role="rowgroup">
              <tr role="row">
                {(['extensions.one', 'extensions.may', 'extensions.state'] as const).map((key) => (
                  <th key={key} role="columnheader" scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {extensions.map((one) => (
                <ExtensionRow key={one.name} of={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function ExtensionRow({ of }: { of: ShownExtension }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { own, sentences } = useExtensionWords();
  const { name, maker, version, faultsToday, state } = of;
  const isRead = version !== null;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link" to={address('adminExtension', { name })}>
          {own(of).title}
        </Link>
        <br />
        <span className="small soft">{[maker, version ?? name].filter(Boolean).join(' · ')}</span>
      </th>
      <td role="cell" data-label={t('extensions.may')}>
        {isRead ? sentences(of).join(' ') : '–'}
      </td>
      <td role="cell" data-label={t('extensions.state')}>
        <ExtensionBadge of={of} />
        {faultsToday > 0 && state === 'on' ? (
          <>
            <br />
            <small>{t('extensions.faultsToday', { count: number(faultsToday) })}</small>
          </>
        ) : null}
      </td>
    </tr>
  );
}
