import { Form, Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import type { SettingsIndex, SettingsLink } from './door/settings-view.ts';

/** Every screen of the settings with how it stands, and a search among single settings. Works without scripts. */
export function SettingsIndexScreen({ title, index }: { title: string; index: SettingsIndex }) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <Form method="get" role="search" className="settings__search">
        <TextInput
          type="search"
          name="q"
          aria-label={t('settings.search')}
          placeholder={t('settings.searchExample')}
          data-most={100}
          defaultValue={index.typed}
        />
        <Button type="submit">{t('settings.searchIt')}</Button>
      </Form>
      {index.typed ? <Found index={index} /> : null}
      {index.sections.map((section) => (
        <section key={section.title} className="stack" aria-label={section.title}>
          <h2>{section.title}</h2>
          <ul className="plain settings">
            {section.links.map((link) => (
              <Card key={link.to} link={link} />
            ))}
          </ul>
        </section>
      ))}
    </AdminScreen>
  );
}

function Found({ index: { typed, found } }: { index: SettingsIndex }) {
  const { t } = useStaffText();
  return (
    <section className="stack" aria-label={t('settings.found', { typed })}>
      <h2>{t('settings.found', { typed })}</h2>
      {found.length === 0 ? <p>{t('settings.foundNone')}</p> : null}
      <ul className="ledger">
        {found.map(({ label, on, to }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
            <span className="small soft">{on}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ link: { to, title, lead, state } }: { link: SettingsLink }) {
  const { t } = useStaffText();
  return (
    <li>
      <Link to={to}>
        <b>{title}</b>
        <span className="small soft">{lead}</span>
        {state ? (
          <span className={`small settings__state is-${state}`}>{t(`settings.state.${state}`)}</span>
        ) : null}
      </Link>
    </li>
  );
}
