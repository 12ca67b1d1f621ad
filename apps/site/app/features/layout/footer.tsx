import { type ReactNode, use } from 'react';
import type { FooterLink, FooterView, Frame, LinkView } from '../../document/frame.ts';
import { EditContext } from '../../editable/edit-context.ts';
import { RootText } from '../../editable/root-text.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useAddress } from '../../links/addresses.ts';
import { ContentLink } from '../../links/content-link.tsx';
import { cachedFragment } from '../../ui/cached-fragment.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CookieSettingsButton } from '../consent/door/cookie-settings-button.tsx';
import { WithdrawalLink } from '../withdrawal/door/withdrawal-link.tsx';
import { Brand } from './door/brand.tsx';
import { telephone } from './strip.tsx';

const root = { id: 'footer' };

/** Logo, contact, schedule button, two lists of links and the small print (SHELL-013 to SHELL-018). */
export function Footer({ frame }: { frame: Frame }) {
  const address = useAddress();
  const { footer } = frame;
  const edit = use(EditContext);
  return (
    <footer className="footer night">
      <div className="container">
        <div className="footer__top" ref={edit?.slot(root, 'lists')}>
          <div className="footer__about">
            <Brand
              logo={footer.logo}
              name={frame.siteName}
              home={address('home')}
              logoRef={edit?.field(root, 'logo')}
            />
            <RootText of="footer" f="about" as="p" lang={footer.lang} narrow={footer.narrow?.about}>
              {footer.about}
            </RootText>
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
  const edit = use(EditContext);
  return footer.lists.map(({ id = '', title, links }, index) => (
    <nav
      className="footer__list"
      key={title}
      aria-labelledby={`footer-list-${index}`}
      ref={edit?.part({ id })}
    >
      <h2 id={`footer-list-${index}`} lang={footer.lang} ref={edit?.field({ id }, 'title')}>
        {title}
      </h2>
      <ul className="plain" ref={edit?.slot({ id }, 'links')}>
        {links.map((link) => (
          <li key={`${link.name} ${link.href}`}>
            <FooterAnchor link={link} />
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** A link of the footer that staff can edit where it stands. */
function FooterAnchor({ link: { id = '', ...link } }: { link: FooterLink }) {
  const edit = use(EditContext);
  return <ContentLink link={link} ref={edit?.field({ id }, 'button')} />;
}

/** The small print and its links. */
function Bottom({ footer, isShop }: { footer: FooterView; isShop: boolean }) {
  const edit = use(EditContext);
  return (
    <div className="footer__bottom" ref={edit?.slot(root, 'bottom')}>
      <RootText of="footer" f="copyright" as="span" narrow={footer.narrow?.copyright}>
        {footer.copyright}
      </RootText>
      {footer.seller ? <span>{footer.seller}</span> : null}
      <div className="row" ref={edit?.slot({ id: footer.bottomId ?? '' }, 'links')}>
        {footer.bottom.map((link) => (
          <FooterAnchor key={`${link.name} ${link.href}`} link={link} />
        ))}
        {isShop ? <WithdrawalLink /> : null}
        <CookieSettingsButton />
      </div>
    </div>
  );
}

function Contact({ footer }: { footer: FooterView }) {
  const narrow = footer.narrow ?? {};
  return (
    <>
      <div className="footer__contact">
        {twice(footer.mail, narrow.mail, (mail, only) => (
          <Reach f="mail" icon="mail" words={mail} href={mail && `mailto:${mail}`} only={only} />
        ))}
        {twice(footer.phone, narrow.phone, (phone, only) => (
          <Reach f="phone" icon="call" words={phone} href={phone && telephone(phone)} only={only} />
        ))}
      </div>
      {footer.schedule || narrow.schedule ? (
        <p>
          {twice(footer.schedule, narrow.schedule, (link, only) => (
            <Schedule link={link} only={only} />
          ))}
        </p>
      ) : null}
    </>
  );
}

/** What is shown on wide screens and, where phones have one of their own, that beside it. */
const twice = <T,>(
  wide: T | undefined,
  narrow: T | undefined,
  shown: (one: T | undefined, only?: string) => ReactNode,
): ReactNode =>
  narrow === undefined ? (
    shown(wide)
  ) : (
    <>
      {shown(wide, 'wide-only')}
      {shown(narrow, 'narrow-only')}
    </>
  );

interface ReachProps {
  f: 'mail' | 'phone';
  icon: 'mail' | 'call';
  words: string | undefined;
  href: string | undefined;
  only?: string | undefined;
}

function Reach({ f, icon, words, href, only }: ReachProps) {
  const edit = use(EditContext);
  if (!words && !edit) return null;
  return (
    <a href={href || undefined} className={only}>
      <Icon name={icon} />{' '}
      <RootText of="footer" f={f} as="span">
        {words}
      </RootText>
    </a>
  );
}

function Schedule({ link, only }: { link: LinkView | undefined; only?: string | undefined }) {
  const { t } = useText();
  const edit = use(EditContext);
  if (!link) return null;
  return (
    <ContentLink
      link={link}
      className={classNames('button button--night', only)}
      ref={edit?.field(root, 'scheduleBtn')}
    >
      {link.name || t('footer.schedule')}
    </ContentLink>
  );
}
