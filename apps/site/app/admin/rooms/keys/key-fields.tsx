import { limits } from '@izlog/contract/limits';
import { contained } from '@izlog/contract/permissions';
import { keyKinds } from '@izlog/contract/user/programs/key-kinds';
import {
  type KeyRight,
  keyPresetNames,
  keyPresets,
  keyRights,
} from '@izlog/contract/user/programs/key-rights';
import { useEffect, useState } from 'react';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { permissionWords } from '#site/admin/rooms/team/door/permission-words.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { Grant, KeyDraft, KeyReach } from './key-view.ts';
import { type Purpose, presetRights, purposeOf } from './key-words.ts';

const purposes = [...keyPresetNames, 'custom'] as const;
const grants = ['none', 'read', 'write'] as const;
const grantKeys = { none: 'keys.grant.none', read: 'keys.grant.read', write: 'keys.grant.write' } as const;

type Grants = Readonly<Record<KeyRight, Grant>>;

const grantsOf = ({ mayRead, mayWrite }: Pick<KeyDraft, 'mayRead' | 'mayWrite'>): Grants =>
  Object.fromEntries(
    keyRights.map((one) => [one, mayWrite.includes(one) ? 'write' : mayRead.includes(one) ? 'read' : 'none']),
  ) as Grants;

const grantsIn = (sent: FormData, before: Grants): Grants =>
  Object.fromEntries(
    keyRights.map((one) => [one, grants.find((how) => how === sent.get(`right.${one}`)) ?? before[one]]),
  ) as Grants;

const rightsIn = (given: Grants) => ({
  mayRead: keyRights.filter((one) => given[one] === 'read'),
  mayWrite: keyRights.filter((one) => given[one] === 'write'),
});

/** What the form says that a key is to be; the side of the screen says it in sentences. */
export function useKeyDraft(form: SentForm, draft: KeyDraft, isNew: boolean) {
  const { typed } = form;
  const typedGrants = Object.fromEntries(
    keyRights.map((one) => [
      one,
      grants.find((how) => how === typed[`right.${one}`]) ?? grantsOf(draft)[one],
    ]),
  ) as Grants;
  const [given, setGiven] = useState<Grants>('name' in typed ? typedGrants : grantsOf(draft));
  // Nothing is chosen for a new key until somebody chooses: what reads the shop alone is the least.
  const first = purposes.find((one) => one === typed.purpose) ?? (isNew ? 'reading' : purposeOf(draft));
  const [purpose, setPurpose] = useState<Purpose>(first);
  const [proposes, setProposes] = useState('name' in typed ? typed.proposes === 'true' : draft.proposes);
  // What was held over a reload was put back into the fields before this.
  useEffect(() => {
    const sent = form.ref.current && new FormData(form.ref.current);
    if (!sent) return;
    setPurpose((before) => purposes.find((one) => one === sent.get('purpose')) ?? before);
    setGiven((before) => grantsIn(sent, before));
    setProposes(sent.get('proposes') === 'true');
  }, [form.ref]);
  return {
    purpose,
    given,
    proposes,
    rights: purpose === 'custom' ? { ...rightsIn(given), proposes } : presetRights(purpose),
    choose(next: Purpose) {
      setPurpose(next);
      if (next === 'custom') return;
      setGiven(grantsOf(keyPresets[next]));
      setProposes(presetRights(next).proposes);
    },
    propose(may: boolean) {
      setProposes(may);
      setPurpose('custom');
    },
    grant(right: KeyRight, how: Grant) {
      setGiven((before) => ({ ...before, [right]: how }));
      setPurpose('custom');
    },
  };
}

export type KeyDraftState = ReturnType<typeof useKeyDraft>;

type KeyFieldsProps = {
  form: SentForm;
  draft: KeyDraft;
  reach: KeyReach;
  state: KeyDraftState;
  /** A key that is yet to be made says how its program speaks; later that stays. */
  isNew?: boolean;
};

/** The fields of a key: what it is called, what it may, from where and until when. */
export function KeyFields({ form, draft, reach, state, isNew = false }: KeyFieldsProps) {
  const { t } = useStaffText();
  return (
    <>
      <Group title={t('keys.program')}>
        <TextField
          form={form}
          name="name"
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          defaultValue={draft.name}
          autoComplete="off"
          data-most={limits.nameMaxLength}
        />
        {isNew ? <Kind form={form} /> : null}
        <Sites draft={draft} reach={reach} />
      </Group>
      <Group title={t('keys.may')}>
        <fieldset className="fieldset">
          <legend className="label">{t('keys.purpose')}</legend>
          {purposes.map((one) => (
            <label key={one} className="check">
              <input
                type="radio"
                name="purpose"
                value={one}
                checked={state.purpose === one}
                disabled={one !== 'custom' && !isWithin(keyPresets[one], reach)}
                onChange={() => state.choose(one)}
              />
              <span>
                {t(`keys.purpose.${one}`)}
                <span className="hint">{t(`keys.purpose.${one}.hint`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <details open={state.purpose === 'custom' ? true : undefined}>
          <summary className="link">{t('keys.single')}</summary>
          <div className="stack keys__rights">
            {keyRights.map((one) => (
              <Right key={one} one={one} reach={reach} state={state} />
            ))}
            <Checkbox
              name="proposes"
              value="true"
              checked={state.proposes}
              onChange={({ currentTarget }) => state.propose(currentTarget.checked)}
              label={
                <>
                  {t('keys.proposes')}
                  <span className="hint">{t('keys.proposesHint')}</span>
                </>
              }
            />
          </div>
        </details>
      </Group>
      <Group title={t('keys.whereAndWhen')}>
        <TextAreaField
          form={form}
          name="networks"
          label={t('keys.networks')}
          hint={t('keys.networksHint')}
          rows={2}
          isOptional
          defaultValue={draft.networks.join('\n')}
        />
        <TextField
          form={form}
          name="endsOn"
          type="date"
          label={t('keys.endsOn')}
          hint={t('keys.endsOnHint')}
          isOptional
          defaultValue={draft.endsOn}
        />
        <TextField
          form={form}
          name="callsPerMinute"
          inputMode="numeric"
          label={t('keys.callsPerMinute')}
          hint={t('keys.callsPerMinuteHint')}
          defaultValue={String(draft.callsPerMinute)}
          autoComplete="off"
        />
      </Group>
    </>
  );
}

const isWithin = (
  { mayRead, mayWrite }: { mayRead: readonly string[]; mayWrite: readonly string[] },
  { scope }: KeyReach,
): boolean => [...mayRead, ...mayWrite].every((one) => scope.includes(one));

function Kind({ form }: Pick<KeyFieldsProps, 'form'>) {
  const { t } = useStaffText();
  const chosen = keyKinds.find((one) => one === form.typed.kind) ?? keyKinds[0];
  return (
    <fieldset className="fieldset">
      <legend className="label">{t('keys.kind')}</legend>
      {keyKinds.map((one) => (
        <label key={one} className="check">
          <input type="radio" name="kind" value={one} defaultChecked={one === chosen} />
          <span>
            {t(`keys.kind.${one}`)}
            <span className="hint">{t(`keys.kind.${one}.hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Sites({ draft, reach }: Pick<KeyFieldsProps, 'draft' | 'reach'>) {
  const { t } = useStaffText();
  if (reach.sites.length < 2) return null;
  return (
    <fieldset className="fieldset">
      <legend className="label">{t('keys.sites')}</legend>
      {reach.sites.map(({ id, name }) => (
        <Checkbox
          key={id}
          name="siteIds"
          value={id}
          label={name}
          defaultChecked={draft.siteIds.includes(id)}
        />
      ))}
    </fieldset>
  );
}

function Right({ one, reach, state }: { one: KeyRight } & Pick<KeyFieldsProps, 'reach' | 'state'>) {
  const { t } = useStaffText();
  const isHeld = reach.scope.includes(one);
  const finer = contained[one]?.map((each) => t(permissionWords[each])).join(', ');
  return (
    <fieldset className="keys__right">
      <legend>
        {t(permissionWords[one])}
        {finer ? <span className="hint">{t('roles.contains', { what: finer })}</span> : null}
        {isHeld ? null : <span className="hint">{t('roles.notHeld')}</span>}
      </legend>
      <div className="segmented">
        {grants.map((how) => (
          <label key={how}>
            <input
              type="radio"
              name={`right.${one}`}
              value={how}
              checked={state.given[one] === how}
              disabled={!isHeld && how !== 'none'}
              onChange={() => state.grant(one, how)}
            />
            {t(grantKeys[how])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
