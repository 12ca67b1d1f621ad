import { use, useState } from 'react';
import { useLocation } from 'react-router';
import type { Frame } from '#site/document/frame.ts';
import { EditContext } from '#site/editable/edit-context.ts';
import { AccountLink, WishesLink } from '#site/features/account/door/header-links.tsx';
import { CartLink } from '#site/features/cart-page/door/cart-link.tsx';
import { SearchForm } from '#site/features/search/door/search-form.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { IconButton, IconLink } from '#site/ui/controls/icon-button.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import { Brand } from './door/brand.tsx';
import { currentOf, MainNavigation } from './main-navigation.tsx';
import { Menu } from './menu-sheet.tsx';
import { Strip } from './strip.tsx';

const AccessibilityPanel = splitView(
  async () => (await import('#site/features/accessibility/door/accessibility-panel.tsx')).AccessibilityPanel,
);

/** Logo, navigation, search, accessibility, profile, wishlist, cart and contact (SHELL-006 to SHELL-012). */
export function Header({ frame }: { frame: Frame }) {
  const { t } = useText();
  const address = useAddress();
  const { key, pathname } = useLocation();
  const [panel, setPanel] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const home = address('home');
  const edit = use(EditContext);
  return (
    <header className="header">
      <Strip frame={frame} />
      <div className="header__bar">
        <div className="container header__row">
          <Menu frame={frame} closeOn={key} />
          <Brand logo={frame.logo} name={frame.siteName} home={home} />
          {cachedFragment(MainNavigation, {
            items: frame.navigation,
            current: currentOf(frame.navigation, pathname),
            closeOn: key,
          })}
          <Tools isShop={frame.isEcommerce} onAccessibility={() => setPanel('open')} />
          <ButtonLink
            className="header__wide header__contact"
            to={frame.contact.href}
            lang={frame.contact.lang}
            ref={edit?.field({ id: 'header' }, 'contactBtn')}
          >
            {frame.contact.name ?? t('header.contact')}
          </ButtonLink>
        </div>
      </div>
      {panel === 'unseen' ? null : (
        <AccessibilityPanel open={panel === 'open'} onClose={() => setPanel('closed')} closeOn={key} />
      )}
    </header>
  );
}

/** Search, accessibility, profile, wishlist and cart; it greets a customer, so it is no fragment. */
function Tools({ isShop, onAccessibility }: { isShop: boolean; onAccessibility: () => void }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <>
      {cachedFragment(SearchForm, {})}
      <div className="header__tools">
        <IconLink
          className="header__search-button"
          icon="search"
          label={t('search.title')}
          to={address('search')}
        />
        <IconButton
          icon="access"
          label={t('accessibility.title')}
          onClick={onAccessibility}
          data-opens="accessibility"
        />
        {isShop ? (
          <>
            <AccountLink />
            <WishesLink />
            <CartLink />
          </>
        ) : null}
      </div>
    </>
  );
}
