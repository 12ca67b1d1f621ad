import type { SiteAddresses } from '@izlog/contract/settings/addresses';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { newSiteSlug } from '#site/admin/rooms/settings/door/settings-view.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { SettingsPage } from './door/settings-page.tsx';

/** Where visitors find the site, one address a line, the main one first (SET-019). */
export function AddressesScreen({ view }: { view: SiteAddresses }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <SettingsPage title={t('settings.addresses')} lead={t('settings.addressesLead')}>
      {view.isDefault ? (
        <p>
          <Link className="link" to={address('adminSettings', { group: newSiteSlug })}>
            {t('settings.newSite')}
          </Link>
        </p>
      ) : null}
      <AddressesForm key={view.revision} view={view} />
    </SettingsPage>
  );
}

function AddressesForm({ view }: { view: SiteAddresses }) {
  const { t } = useStaffText();
  return (
    <EditForm
      name="addresses"
      label={t('settings.addresses')}
      labels={{ addresses: t('settings.addressesList') }}
      revision={view.revision}
    >
      {(form) => (
        <>
          <Field
            id={fieldId(form, 'addresses')}
            label={t('settings.addressesList')}
            hint={t('settings.addressesHint')}
            error={form.faults.addresses?.words}
          >
            {(control) => (
              <TextArea
                {...control}
                name="addresses"
                rows={5}
                aria-required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={form.typed.addresses ?? view.addresses.join('\n')}
              />
            )}
          </Field>
          <Note tone="info">
            <p>{t('settings.addressesDns')}</p>
          </Note>
        </>
      )}
    </EditForm>
  );
}
