import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { RecordHistory } from '#site/admin/record/record-history.tsx';
import { SaveBar } from '#site/admin/record/save-bar.tsx';
import { useUnsaved } from '#site/admin/record/use-unsaved.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { SettingsView } from './door/settings-view.ts';
import { MailPanel } from './mail-panel.tsx';
import { OptionField } from './option-field.tsx';

/** One screen of the settings: its options in one form, and how many of them are not saved yet. Works without scripts. */
export function SettingsScreen({ view }: { view: SettingsView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminSettings');
  return (
    <AdminScreen title={view.title}>
      <p className="row">
        <Link className="link" to={all}>
          {t('settings.all')}
        </Link>
      </p>
      <p className="lead">{view.lead}</p>
      {view.mail ? <MailPanel mail={view.mail} /> : null}
      {view.options.length === 0 ? (
        <p>{t('settings.noRight')}</p>
      ) : (
        <SettingsForm key={keyOf(view)} view={view} />
      )}
      <RecordHistory acts={view.history} names={labelsOf(view)} />
    </AdminScreen>
  );
}

/** Again once it was saved: the fields then show what is kept. */
const keyOf = ({ group, options }: SettingsView): string =>
  [group, ...options.map(({ was, isSet }) => `${was} ${isSet}`)].join('|');

const labelsOf = ({ options }: SettingsView): Record<string, string> =>
  Object.fromEntries(options.map(({ key, label }) => [key, label]));

function SettingsForm({ view }: { view: SettingsView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'settings' });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const labels = labelsOf(view);
  return (
    <FormFrame form={form} label={view.title} labels={labels} className="stack stack--lg admin__form">
      {view.options.map((option) => (
        <OptionField key={option.key} form={form} option={option} />
      ))}
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}
