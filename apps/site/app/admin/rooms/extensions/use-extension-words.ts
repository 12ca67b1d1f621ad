import type { EventName } from '@izlog/contract/events/shop-events';
import { type Permission, permissions } from '@izlog/contract/permissions';
import type { ShownExtension, ShownWords } from '@izlog/contract/settings/extensions';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { permissionWords } from '#site/admin/rooms/team/door/permission-words.ts';

/** How extensions are spoken of: their own words in the language of who reads, else in one that they have. */
export function useExtensionWords() {
  const { t, texts, locale, number, shortDate, time } = useStaffText();
  const own = ({ name, words }: ShownExtension): ShownWords =>
    words[locale.slice(0, 2)] ?? words.en ?? Object.values(words)[0] ?? { title: name, about: '', why: {} };
  const rights = (list: readonly Permission[]) =>
    permissions
      .filter((one) => list.includes(one))
      .map((one) => t(permissionWords[one]))
      .join(', ');
  const event = (name: string) =>
    `webhooks.event.${name}` in texts ? t(`webhooks.event.${name as EventName}`) : name;
  return {
    own,
    event,
    at: (instant: string) => `${shortDate(instant)} ${time(instant)}`,
    /** A right or a host, as one reads it. */
    named: (one: string) => (one in permissionWords ? t(permissionWords[one as Permission]) : one),
    job: ({ name, everyMinutes, dailyAt }: ShownExtension['jobs'][number]) =>
      dailyAt === null
        ? t('extensions.jobEvery', { name, minutes: number(everyMinutes ?? 0) })
        : t('extensions.jobDaily', { name, at: dailyAt }),
    /** What it may do, a sentence each. */
    sentences: ({ reads, writes, hosts }: ShownExtension): string[] => {
      const alone = reads.filter((one) => !writes.includes(one));
      return [
        ...(alone.length > 0 ? [t('keys.reads', { what: rights(alone) })] : []),
        ...(writes.length > 0 ? [t('keys.writes', { what: rights(writes) })] : []),
        ...(hosts.length > 0 ? [t('extensions.asks', { hosts: hosts.join(', ') })] : []),
        ...(reads.length + writes.length + hosts.length === 0 ? [t('keys.readsPublic')] : []),
      ];
    },
  };
}
