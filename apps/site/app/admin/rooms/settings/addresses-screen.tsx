import type { SiteAddresses } from '@izlog/contract/settings/addresses';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SaveBar } from '#site/admin/record/save-bar.tsx';
import { useUnsaved } from '#site/admin/record/use-unsaved.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { newSiteSlug } from './door/settings-view.ts';

/** Where visitors find the site, one address a line, the main one first (SET-019). */
export function AddressesScreen({ view }: { view: SiteAddresses }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={t('settings.addresses')}>
      <p className="row">
        <Link className="link" to={address('adminSettings')}>
          {t('settings.all')}
        </Link>
      </p>
      <p className="lead">{t('settings.addressesLead')}</p>
      {view.isDefault ? (
        <p>
          <Link className="link" to={address('adminSettings', { group: newSiteSlug })}>
            {t('settings.newSite')}
          </Link>
        </p>
      ) : null}
      <AddressesForm key={view.revision} view={view} />
    </AdminScreen>
  );
}

function AddressesForm({ view }: { view: SiteAddresses }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'addresses' });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const fault = form.faults.addresses;
  return (
    <FormFrame
      form={form}
      label={t('settings.addresses')}
      labels={{ addresses: t('settings.addressesList') }}
      className="stack stack--lg admin__form"
    >
      <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? view.revision} />
      <Field
        id={fieldId(form, 'addresses')}
        label={t('settings.addressesList')}
        hint={t('settings.addressesHint')}
        error={fault?.words}
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
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}
