import { type Ref, startTransition, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Frame, NavigationItem } from '#site/document/frame.ts';
import { LogOutForm } from '#site/features/account/door/log-out-form.tsx';
import { SearchForm } from '#site/features/search/door/search-form.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAccount } from '#site/kit/frame/use-account.ts';
import { useAddress } from '#site/links/addresses.ts';
import { ContentLink } from '#site/links/content-link.tsx';
import { useLanguageSwitch } from '#site/seo/use-language-switch.ts';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import type { ModalHandle } from '#site/ui/overlays/use-modal.ts';

/**
 * The button of narrow screens that opens the navigation, and it. They keep by themselves whether it is open: a press
 * shows the menu, renders it after the next picture, and not the header with it.
 */
export function Menu({ frame, closeOn }: { frame: Frame; closeOn: unknown }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<ModalHandle>(null);
  return (
    <>
      <IconButton
        className="header__burger"
        icon="menu"
        label={t('header.menuOpen')}
        aria-expanded={isOpen}
        onClick={() => {
          dialog.current?.open();
          startTransition(() => setOpen(true));
        }}
        {...{ command: 'show-modal', commandfor: 'izbornik' }}
      />
      <MenuSheet
        handle={dialog}
        frame={frame}
        open={isOpen}
        onClose={() => setOpen(false)}
        closeOn={closeOn}
      />
    </>
  );
}

type MenuSheetProps = {
  handle: Ref<ModalHandle>;
  frame: Frame;
  open: boolean;
  onClose: () => void;
  closeOn: unknown;
};

/** The navigation of narrow screens (SHELL-009); modal, so that the page behind cannot be scrolled (SHELL-010). */
function MenuSheet({ frame, ...state }: MenuSheetProps) {
  const { t } = useText();
  // Phones have buttons of their own where staff said so, and this is the menu of theirs.
  const schedule = frame.footer.narrow?.schedule ?? frame.footer.schedule;
  const contact = frame.narrowContact ?? frame.contact;
  return (
    <Dialog
      {...state}
      id="izbornik"
      shape="menu"
      title={t('header.menu')}
      closeLabel={t('header.menuClose')}
      footer={schedule ? <ContentLink link={schedule} className="button button--primary" /> : null}
    >
      {cachedFragment(SearchForm, { label: t('search.inMenu') })}
      <nav className="menu" aria-label={t('header.menu')}>
        {frame.navigation.map((item) => cachedFragment(MenuEntry, { key: item.id, item }))}
        {frame.isEcommerce ? <AccountEntries /> : null}
        <Link to={contact.href} lang={contact.lang}>
          {contact.name ?? t('header.contact')}
        </Link>
        <OtherLanguages frame={frame} />
      </nav>
    </Dialog>
  );
}

/** Profile and wishlist; a customer finds name and number beside them, and the way out. */
function AccountEntries() {
  const { t } = useText();
  const profile = useAddress()('profile');
  const account = useAccount();
  return (
    <>
      <Link to={profile}>
        {t('profile.title')} {account ? <small>{account.firstName}</small> : null}
      </Link>
      <Link to={`${profile}#lista-zelja`}>
        {t('profile.wishlist')} {account?.wishes.length ? <small>{account.wishes.length}</small> : null}
      </Link>
      {account ? <LogOutForm className="menu__act" /> : null}
    </>
  );
}

/** An entry and, below it, those it opens on wide screens; one without an address of its own is only their title. */
function MenuEntry({ item }: { item: NavigationItem }) {
  return (
    <>
      {item.href ? (
        <ContentLink link={item} className="menu__big">
          {item.name} <Icon name="right" />
        </ContentLink>
      ) : (
        <p className="menu__big" lang={item.lang}>
          {item.name}
        </p>
      )}
      {item.children.map((child) => (
        <ContentLink key={child.id} link={child} />
      ))}
    </>
  );
}

function OtherLanguages({ frame }: { frame: Frame }) {
  const switchTo = useLanguageSwitch();
  return frame.languages
    .filter((language) => language.code2 !== frame.language.code2)
    .map((language) => (
      <a key={language.code2} href={switchTo(language)} lang={language.code2} rel="nofollow">
        {language.name}
      </a>
    ));
}
