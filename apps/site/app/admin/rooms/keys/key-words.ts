import { type Permission, permissions } from '@izlog/contract/permissions';
import {
  type KeyPreset,
  type KeyRight,
  keyPresetNames,
  keyPresets,
} from '@izlog/contract/user/programs/key-rights';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { permissionWords } from '#site/admin/rooms/team/door/permission-words.ts';
import type { StaffKey } from '#site/i18n/messages.ts';

type Text = Pick<ReturnType<typeof useStaffText>, 't'>;

/** What a program is for: a preset, or rights that somebody chose. */
export type Purpose = KeyPreset | 'custom';

/** The purpose that has exactly these rights. */
export function purposeOf({ mayRead, mayWrite, proposes }: Rights): Purpose {
  const same = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((right) => other.includes(right));
  const found = keyPresetNames.find(
    (name) =>
      same(keyPresets[name].mayRead, mayRead) &&
      same(keyPresets[name].mayWrite, mayWrite) &&
      presetRights(name).proposes === proposes,
  );
  return found ?? 'custom';
}

interface Rights {
  mayRead: readonly Permission[];
  mayWrite: readonly Permission[];
  proposes: boolean;
}

/** What a preset gives, whether it may propose said too. */
export const presetRights = (
  name: KeyPreset,
): Rights & { mayRead: readonly KeyRight[]; mayWrite: readonly KeyRight[] } => ({
  proposes: false,
  ...keyPresets[name],
});

/** What a key may do, a sentence each. */
export function rightSentences({ mayRead, mayWrite, proposes }: Rights, { t }: Text): string[] {
  const list = (rights: readonly Permission[]) =>
    permissions
      .filter((one) => rights.includes(one))
      .map((one) => t(permissionWords[one]))
      .join(', ');
  const reads = mayRead.filter((one) => !mayWrite.includes(one));
  return [
    ...(reads.length > 0 ? [t('keys.reads', { what: list(reads) })] : []),
    ...(mayWrite.length > 0 ? [t('keys.writes', { what: list(mayWrite) })] : []),
    ...(proposes ? [t('keys.proposesWords')] : []),
    t('keys.readsPublic'),
  ];
}

const stateKeys = {
  works: 'keys.works',
  ended: 'keys.ended',
  takenBack: 'keys.takenBack',
  makerGone: 'keys.makerGone',
} as const;

export const keyStateWords = (state: keyof typeof stateKeys): StaffKey => stateKeys[state];

/** Why a program was not let in, in words; the code itself for what is newer than this list. */
const refusalKeys: Readonly<Record<string, StaffKey>> = {
  FORBIDDEN: 'keys.refusal.forbidden',
  NOT_FOR_PROGRAMS: 'keys.refusal.notForPrograms',
  KEY_WRONG_NETWORK: 'keys.refusal.wrongNetwork',
  KEY_WRONG_SITE: 'keys.refusal.wrongSite',
  KEY_ENDED: 'keys.refusal.ended',
  KEY_TAKEN_BACK: 'keys.refusal.takenBack',
  KEY_MAKER_GONE: 'keys.refusal.makerGone',
  TOO_MANY_REQUESTS: 'keys.refusal.tooMany',
};

export const refusalWords = (code: string, { t }: Text): string => {
  const key = refusalKeys[code];
  return key ? t(key) : code;
};
