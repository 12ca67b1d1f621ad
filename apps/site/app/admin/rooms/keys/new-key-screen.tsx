import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { KeyFields, useKeyDraft } from './key-fields.tsx';
import { keyRules } from './key-rules.ts';
import type { KeyDraft, KeyReach } from './key-view.ts';
import { rightSentences } from './key-words.ts';
import { ShownKey } from './shown-key.tsx';

type NewKeyProps = { title: string; draft: KeyDraft; reach: KeyReach; origin: string };

/** Makes a key in a minute: what for, from where, until when; then it is shown, once. */
export function NewKeyScreen({ title, draft, reach, origin }: NewKeyProps) {
  const text = useStaffText();
  const { t } = text;
  const address = useAddress();
  const form = useSentForm({ name: 'key', rules: keyRules(t) });
  const state = useKeyDraft(form, draft, true);
  const shown = form.answer?.shown;
  const back = { to: address('adminKeys'), name: t('keys.title') };
  return (
    <>
      {shown?.secret ? (
        <>
          <RecordHead title={t('keys.made')} back={{ ...back, place: shown.name }} />
          <ShownKey secret={shown.secret} origin={origin} to={address('adminKey', { id: shown.id ?? '' })} />
        </>
      ) : (
        <RecordHead title={title} back={back} />
      )}
      {/* It stays until its answer is told, which also forgets what is held of it. */}
      <div hidden={Boolean(shown?.secret)}>
        <FormFrame form={form} label={title} className="record keys-form" labels={keyLabels(t)}>
          <div>
            <KeyFields form={form} draft={draft} reach={reach} state={state} isNew />
            <p className="small soft">{t('keys.shownNext')}</p>
            <SendButton form={form} tone="primary">
              {t('keys.make')}
            </SendButton>
          </div>
          <aside className="record__side" aria-label={t('keys.willBe')}>
            <Group title={t('keys.willBe')}>
              <ul className="stack" aria-live="polite">
                {rightSentences(state.rights, text).map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </Group>
            <Group title={t('keys.willNot')}>
              <p>{t('keys.never')}</p>
            </Group>
          </aside>
        </FormFrame>
      </div>
    </>
  );
}

/** Words of the fields, for the list of what is wrong. */
export const keyLabels = (t: ReturnType<typeof useStaffText>['t']) => ({
  name: t('keys.name'),
  networks: t('keys.networks'),
  endsOn: t('keys.endsOn'),
  callsPerMinute: t('keys.callsPerMinute'),
});
