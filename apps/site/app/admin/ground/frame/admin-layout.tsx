import type { JoinedAccount } from '@izlog/contract/user/joined/joined-accounts';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, NavLink, useLocation } from 'react-router';
import { Brand } from '#site/features/layout/door/brand.tsx';
import type { Currency } from '#site/i18n/formats.ts';
import type { StaffMessages } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { PlainNotices } from '#site/kit/toasts/plain-toasts.tsx';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { AdminLanguages } from './admin-languages.tsx';
import { StaffControls } from './controls/staff-controls.tsx';
import { AdminNavigation, type NavigationProps, type Waiting } from './navigation/admin-navigation.tsx';
import { Drawing } from './once/act-key.tsx';
import { forgetRetained } from './once/use-retained.ts';
import { SiteMenu } from './site-menu.tsx';
import { StaffTextProvider, useStaffText } from './staff-text.tsx';
import { LengthGuard } from './typed/length-guard.tsx';

type AdminLayoutProps = {
  siteName: string;
  /** The other sites that they work for. */
  sites?: readonly JoinedAccount[];
  languages: readonly Pick<SiteLanguage, 'code2' | 'name'>[];
  /** The language of the person working here, where the document's is another. */
  locale?: string;
  /** Of the page's amounts, with a language of their own. */
  currency?: Currency;
  /** The person working here, and what they may do. */
  user: { name: string; scope: readonly string[] };
  hasPageCache: boolean;
  /** How much waits for staff, by what it is. */
  waiting?: Waiting;
  flashed: readonly ToastName[];
  /** A build of the site is under way (CMS-038). */
  isBuilding: boolean;
  /** What finds any screen and record. */
  palette?: ReactNode;
  children: ReactNode;
};

/** The back office's frame with its own words. */
export function AdminLayout({
  words,
  currency,
  drawing = '',
  ...frame
}: AdminLayoutProps & {
  words: StaffMessages;
  /** Of this drawing of the page, for the keys of its forms. */
  drawing?: string;
}) {
  return (
    <StaffTextProvider words={words} locale={frame.locale} currency={currency}>
      <Drawing value={drawing}>
        <StaffControls>
          <AdminFrame {...frame} />
        </StaffControls>
      </Drawing>
    </StaffTextProvider>
  );
}

/** Its own navigation, the languages, who is logged in, logout and the way back to the site (ADMIN-001, ADMIN-005). */
function AdminFrame({
  siteName,
  sites = [],
  languages,
  locale,
  user,
  hasPageCache,
  waiting = {},
  flashed,
  isBuilding,
  palette,
  children,
}: AdminLayoutProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const [isEditing, setEditing] = useEditing();
  useEffect(endNoticesOnSend, []);
  const mayEdit = user.scope.includes('content.edit');
  const reach = { scope: user.scope, hasPageCache, waiting, isEditing: mayEdit && isEditing };
  return (
    <div className="admin" lang={locale}>
      <a className="skip" href="#sadrzaj">
        {t('header.skip')}
      </a>
      <aside className="admin__side night" aria-label={siteName}>
        <div>
          <Brand name={siteName} home={address('admin')} />
          <AdminNavigation {...reach} />
        </div>
      </aside>
      <div className="admin__page">
        <header className="admin__bar">
          <AdminMenu {...reach} />
          {palette}
          {isBuilding ? (
            <span role="status" className="small">
              {t('admin.building')}
            </span>
          ) : null}
          <details className="admin__account">
            <summary>
              <AnyIcon name="user" /> <span className="vh">{user.name}</span>
            </summary>
            {mayEdit ? (
              <Checkbox
                label={t('admin.editMode')}
                checked={isEditing}
                onChange={({ target }) => setEditing(target.checked)}
              />
            ) : null}
            <SiteMenu siteName={siteName} sites={sites} />
            <AdminLanguages languages={languages} locale={locale} />
            <NavLink className="admin__who" to={address('adminSecurity')}>
              <AnyIcon name="user" />
              <span className="vh">{t('security.title')}:</span>{' '}
              <span className="admin__name">{user.name}</span>
            </NavLink>
            <Form method="post" action="/_/logout" reloadDocument onSubmit={forgetRetained}>
              <Button type="submit" tone="quiet">
                <AnyIcon name="logout" /> <span className="admin__name">{t('admin.logOut')}</span>
              </Button>
            </Form>
          </details>
        </header>
        <LengthGuard />
        <main id="sadrzaj" className="admin__main" tabIndex={-1}>
          <PlainNotices names={flashed} />
          {children}
        </main>
      </div>
    </div>
  );
}

/** What an earlier form said goes when another is sent: "saved" does not stand beside a refusal. One with an act stays. */
function endNoticesOnSend(): () => void {
  const end = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement && target.method === 'post')) return;
    const said = '.toasts .tone-success:not(:has(span :is(a, button))) > button';
    for (const close of document.querySelectorAll<HTMLButtonElement>(said)) close.click();
  };
  document.addEventListener('submit', end);
  return () => document.removeEventListener('submit', end);
}

/** Whether the way back to the site opens it to be edited (EDIT-019); each browser remembers it. */
function useEditing(): [isEditing: boolean, set: (isEditing: boolean) => void] {
  const [isEditing, setEditing] = useState(false);
  useEffect(() => setEditing(wasEditing()), []);
  return [
    isEditing,
    (isOn) => {
      setEditing(isOn);
      noteEditing(isOn);
    },
  ];
}

function wasEditing(): boolean {
  try {
    return localStorage.getItem(editModeKey) === 'on';
  } catch {
    return false;
  }
}

/** A browser that keeps nothing asks again. */
function noteEditing(isOn: boolean): void {
  try {
    localStorage.setItem(editModeKey, isOn ? 'on' : 'off');
  } catch {
    return;
  }
}

const editModeKey = 'izlog:edit-mode';

/** On phones the navigation lies in a sheet; the page at `/admin` has all of it too. */
function AdminMenu(reach: NavigationProps) {
  const { t } = useStaffText();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const id = 'admin-menu';
  return (
    <div className="admin__burger">
      <IconButton
        icon="menu"
        label={t('admin.menu')}
        onClick={() => setOpen(true)}
        {...{ command: 'show-modal', commandfor: id }}
      />
      <Dialog
        id={id}
        shape="menu"
        className="admin__sheet night"
        open={isOpen}
        onClose={() => setOpen(false)}
        closeOn={key}
        title={t('admin.title')}
        closeLabel={t('page.close')}
      >
        <AdminNavigation {...reach} />
      </Dialog>
    </div>
  );
}
