import type { FooterView, Frame } from '../../document/frame.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useAddress } from '../../links/addresses.ts';
import { ContentLink } from '../../links/content-link.tsx';
import { cachedFragment } from '../../ui/cached-fragment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CookieSettingsButton } from '../consent/door/cookie-settings-button.tsx';
import { WithdrawalLink } from '../withdrawal/door/withdrawal-link.tsx';
import { Brand } from './door/brand.tsx';
import { telephone, unbroken } from './strip.tsx';

/** Logo, contact, schedule button, two lists of links and the small print (SHELL-013 to SHELL-018). */
export function Footer({ frame }: { frame: Frame }) {
  const address = useAddress();
  const { footer } = frame;
  return (
    <footer className="footer night">
      <div className="container">
        <div className="footer__top">
          <div className="footer__about">
            <Brand logo={footer.logo} name={frame.siteName} home={address('home')} />
            {footer.about ? <p lang={footer.lang}>{footer.about}</p> : null}
            {cachedFragment(Contact, { footer })}
          </div>
          {cachedFragment(Lists, { footer })}
        </div>
        {cachedFragment(Bottom, { footer, isShop: frame.isEcommerce })}
      </div>
    </footer>
  );
}

function Lists({ footer }: { footer: FooterView }) {
  return footer.lists.map((list, index) => (
    <nav className="footer__list" key={list.title} aria-labelledby={`footer-list-${index}`}>
      <h2 id={`footer-list-${index}`} lang={footer.lang}>
        {list.title}
      </h2>
      <ul className="plain">
        {list.links.map((link) => (
          <li key={`${link.name} ${link.href}`}>
            <ContentLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** The small print and its links. */
function Bottom({ footer, isShop }: { footer: FooterView; isShop: boolean }) {
  return (
    <div className="footer__bottom">
      <span>{footer.copyright}</span>
      {footer.seller ? <span>{footer.seller}</span> : null}
      <div className="row">
        {footer.bottom.map((link) => (
          <ContentLink key={`${link.name} ${link.href}`} link={link} />
        ))}
        {isShop ? <WithdrawalLink /> : null}
        <CookieSettingsButton />
      </div>
    </div>
  );
}

function Contact({ footer }: { footer: FooterView }) {
  const { t } = useText();
  return (
    <>
      <div className="footer__contact">
        {footer.mail ? (
          <a href={`mailto:${footer.mail}`}>
            <Icon name="mail" /> {footer.mail}
          </a>
        ) : null}
        {footer.phone ? (
          <a href={telephone(footer.phone)}>
            <Icon name="call" /> {unbroken(footer.phone)}
          </a>
        ) : null}
      </div>
      {footer.schedule ? (
        <p>
          <ContentLink link={footer.schedule} className="button button--night">
            {footer.schedule.name || t('footer.schedule')}
          </ContentLink>
        </p>
      ) : null}
    </>
  );
}
