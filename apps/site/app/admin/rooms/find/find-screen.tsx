import { Form, Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { type FindView, foundKinds } from './find-view.ts';
import { kindKeys } from './kind-keys.ts';

/** Everything that can be found, as a page: for anyone who has no scripts, and for a link to what was found. */
export function FindScreen({ title, view: { typed, found } }: { title: string; view: FindView }) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <Form method="get" role="search" className="row">
        <TextInput type="search" name="q" aria-label={title} data-most={100} defaultValue={typed} />
        <Button type="submit">{t('settings.searchIt')}</Button>
      </Form>
      {typed && found.length === 0 ? <p>{t('find.nothing', { typed })}</p> : null}
      {foundKinds.map((kind) => {
        const own = found.filter((one) => one.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} className="stack" aria-label={t(kindKeys[kind])}>
            <h2>{t(kindKeys[kind])}</h2>
            <ul className="ledger">
              {own.map(({ to, title: name, note }) => (
                <li key={to}>
                  <Link className="link" to={to}>
                    <bdi>{name}</bdi>
                  </Link>
                  <bdi className="small soft">{note}</bdi>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </AdminScreen>
  );
}
