import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { buttonClass } from '#site/ui/controls/button-look.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { addressesSlug, newSiteSlug } from './door/settings-view.ts';
import { newSiteRules } from './new-site-rules.ts';

/** What a new site may be given. */
export interface NewSiteView {
  title: string;
  languages: ReadonlyArray<{ code: string; name: string }>;
  currencies: ReadonlyArray<{ code: string; name: string }>;
  /** Language that is chosen at rest. */
  language: string;
}

/** Makes another shop of this installation; its maker is its owner, with the same e-mail and password. */
export function NewSiteScreen({ view }: { view: NewSiteView }) {
  const { t } = useStaffText();
  const addresses = useAddress()('adminSettings', { group: addressesSlug });
  const form = useSentForm({ name: 'newSite', rules: newSiteRules });
  const { address: made, name } = form.answer?.shown ?? {};
  return (
    <AdminScreen title={view.title}>
      <p className="row">
        <Link className="link" to={addresses}>
          {t('settings.addresses')}
        </Link>
      </p>
      {made ? <Made address={made} name={name ?? ''} /> : null}
      {/* It stays, so that what was typed in it is forgotten once it was done. */}
      <div className="stack stack--lg" hidden={made !== undefined}>
        <p className="lead">{t('settings.newSiteLead')}</p>
        <NewSiteForm form={form} view={view} />
      </div>
    </AdminScreen>
  );
}

/** What was made takes the place of its form and the focus: anyone who pressed the button far below sees it. */
function Made({ address, name }: { address: string; name: string }) {
  const { t } = useStaffText();
  const again = useAddress()('adminSettings', { group: newSiteSlug });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="stack">
      <Note tone="success" role="status" title={t('settings.newSiteMade', { name })}>
        <p>{t('settings.newSiteNext')}</p>
        <p>
          <a className={buttonClass({ tone: 'primary' })} href={`${address}/adminLogin`}>
            {t('settings.newSiteOpen')}
          </a>
        </p>
        <p className="small">{address}</p>
      </Note>
      <p>
        <Link className="link" to={again} reloadDocument>
          {t('settings.newSiteAnother')}
        </Link>
      </p>
    </div>
  );
}

function NewSiteForm({ form, view }: { form: ReturnType<typeof useSentForm>; view: NewSiteView }) {
  const { t } = useStaffText();
  const further = form.typed.languages?.split(' ') ?? [];
  const labels = {
    name: t('settings.newSiteName'),
    address: t('settings.newSiteAddress'),
    defaultLanguage: t('settings.defaultLanguage'),
    currency: t('settings.newSiteCurrency'),
  };
  return (
    <FormFrame form={form} label={view.title} labels={labels} className="stack stack--lg admin__form">
      <TextField form={form} name="name" label={labels.name} data-most={200} autoComplete="off" />
      <TextField
        form={form}
        name="address"
        label={labels.address}
        hint={t('settings.newSiteAddressHint')}
        data-most={250}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        form={form}
        name="defaultLanguage"
        label={labels.defaultLanguage}
        hint={t('settings.defaultLanguageHint')}
        defaultValue={view.language}
      >
        {view.languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <details open={further.length > 0}>
        <summary className="link">{t('settings.otherLanguages')}</summary>
        <TickSearch names={view.languages.map(({ name }) => name)}>
          {(isHidden) => (
            <div className="settings__languages">
              {view.languages.map(({ code, name }) => (
                <div key={code} hidden={isHidden(name)}>
                  <Checkbox
                    name="languages"
                    value={code}
                    label={name}
                    defaultChecked={further.includes(code)}
                  />
                </div>
              ))}
            </div>
          )}
        </TickSearch>
      </details>
      <SelectField form={form} name="currency" label={labels.currency} defaultValue="EUR">
        {view.currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </SelectField>
      <Checkbox
        name="onlyPublishes"
        label={t('settings.onlyPublishes')}
        defaultChecked={form.typed.onlyPublishes === 'on'}
      />
      <SendButton form={form} tone="primary">
        {t('settings.newSiteMake')}
      </SendButton>
    </FormFrame>
  );
}
