import { Form, Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { MailsView } from './mails-view.ts';

/** Every mail that the shop sends, and which of them it says in its own words. */
export function MailsScreen({ view: { language, languages, mails } }: { view: MailsView }) {
  const { t } = useStaffText();
  const addressTo = useAddress();
  return (
    <AdminScreen title={t('settings.mailWords')}>
      <p className="row">
        <Link className="link" to={addressTo('adminSettings')}>
          {t('settings.all')}
        </Link>
      </p>
      <p className="lead">{t('settings.mailWordsLead')}</p>
      <Form method="get" className="row">
        <Field label={t('mails.language')}>
          {(control) => (
            <Select {...control} name="language" defaultValue={language}>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">{t('mails.show')}</Button>
      </Form>
      <ul className="ledger">
        {mails.map(({ mail, title, isOwn }) => (
          <li key={mail}>
            <Link
              className="link"
              to={`${addressTo('adminMails', { mail })}?language=${language}`}
              lang={language}
            >
              {title}
            </Link>
            {isOwn ? <span className="small soft">{t('mails.own')}</span> : null}
          </li>
        ))}
      </ul>
    </AdminScreen>
  );
}
