import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { RecordHistory } from '#site/admin/record/record-history.tsx';
import { labelsOf, type SettingsView } from '#site/admin/rooms/settings/door/settings-view.ts';
import { AccessPointPanel } from './access-point-panel.tsx';
import { SettingsPage } from './door/settings-page.tsx';
import { InvoicesScreen } from './invoices/invoices-screen.tsx';
import { MailPanel } from './mail-panel.tsx';
import { OptionField } from './option-field.tsx';

/** One screen of the settings: its options in one form, and how many of them are not saved yet. Works without scripts. */
export function SettingsScreen({ view }: { view: SettingsView }) {
  const { t } = useStaffText();
  if (view.group === 'invoices') return <InvoicesScreen view={view} />;
  return (
    <SettingsPage title={view.title} lead={view.lead}>
      {view.mail ? <MailPanel mail={view.mail} /> : null}
      {view.kpdList ? <AccessPointPanel kpdList={view.kpdList} /> : null}
      {view.options.length === 0 ? (
        <p>{t('settings.noRight')}</p>
      ) : (
        <SettingsForm key={keyOf(view)} view={view} />
      )}
      <RecordHistory acts={view.history} names={labelsOf(view)} />
    </SettingsPage>
  );
}

/** Again once it was saved: the fields then show what is kept. */
const keyOf = ({ group, options }: SettingsView): string =>
  [group, ...options.map(({ was, isSet }) => `${was} ${isSet}`)].join('|');

const SettingsForm = ({ view }: { view: SettingsView }) => (
  <EditForm name="settings" label={view.title} labels={labelsOf(view)}>
    {(form) => view.options.map((option) => <OptionField key={option.key} form={form} option={option} />)}
  </EditForm>
);
