import { type ReactNode, use } from 'react';
import type { FooterLink, FooterView, Frame, LinkView } from '#site/document/frame.ts';
import { EditContext } from '#site/editable/edit-context.ts';
import { RootText } from '#site/editable/root-text.tsx';
import { CookieSettingsButton } from '#site/features/consent/door/cookie-settings-button.tsx';
import { WithdrawalLink } from '#site/features/withdrawal/door/withdrawal-link.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { ContentLink } from '#site/links/content-link.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
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
            {twice(footer, ['logo'], ({ logo }) => (
              <Brand
                logo={logo}
                name={frame.siteName}
                home={address('home')}
                logoRef={edit?.field(root, 'logo')}
              />
            ))}
            {twice(footer, ['about', 'mail', 'phone', 'schedule'], (view) => (
              <>
                <RootText of="footer" f="about" as="p" lang={footer.lang}>
                  {view.about}
                </RootText>
                {cachedFragment(Contact, { footer: view })}
              </>
            ))}
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
  return footer.lists.map(({ id = '', title, narrow, links }, index) => (
    <nav
      className="footer__list"
      key={title}
      aria-labelledby={`footer-list-${index}`}
      ref={edit?.part({ id })}
    >
      <h2 id={`footer-list-${index}`} lang={footer.lang} ref={edit?.field({ id }, 'title')}>
        {narrow ? (
          <>
            <span className="wide-only">{title}</span>
            <span className="narrow-only">{narrow}</span>
          </>
        ) : (
          title
        )}
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
function FooterAnchor({ link: { id = '', narrow, ...link } }: { link: FooterLink }) {
  const edit = use(EditContext);
  const shown = (one: LinkView, only?: string) => (
    <ContentLink link={one} className={only} ref={edit?.field({ id }, 'button')} />
  );
  if (!narrow) return shown(link);
  return (
    <>
      {shown(link, 'wide-only')}
      {shown(narrow, 'narrow-only')}
    </>
  );
}

/** The small print and its links. */
function Bottom({ footer, isShop }: { footer: FooterView; isShop: boolean }) {
  const { t } = useText();
  const edit = use(EditContext);
  return (
    <div className="footer__bottom" ref={edit?.slot(root, 'bottom')}>
      {twice(footer, ['copyright'], ({ copyright }) => (
        <RootText of="footer" f="copyright" as="span">
          {copyright}
        </RootText>
      ))}
      {footer.seller ? <span>{footer.seller}</span> : null}
      {footer.registers?.map(({ register, country, number }) => (
        <span key={`${register} ${country}`}>{t(`footer.${register}`, { country, number })}</span>
      ))}
      <div className="row" ref={edit?.slot({ id: footer.bottomId ?? '' }, 'links')}>
        {footer.bottom.map((link) => (
          <FooterAnchor key={`${link.name} ${link.href}`} link={link} />
        ))}
        {footer.hasPriceList ? <a href="/cjenik.csv">{t('footer.priceList')}</a> : null}
        {isShop ? <WithdrawalLink /> : null}
        <CookieSettingsButton />
      </div>
    </div>
  );
}

function Contact({ footer }: { footer: FooterView }) {
  const { t } = useText();
  const edit = use(EditContext);
  const reach = (f: 'mail' | 'phone', icon: 'mail' | 'call', href: string) =>
    footer[f] || edit ? (
      <a href={footer[f] && href}>
        <Icon name={icon} />{' '}
        <RootText of="footer" f={f} as="span">
          {footer[f]}
        </RootText>
      </a>
    ) : null;
  return (
    <>
      <div className="footer__contact">
        {reach('mail', 'mail', `mailto:${footer.mail}`)}
        {reach('phone', 'call', telephone(footer.phone ?? ''))}
      </div>
      {footer.schedule ? (
        <p>
          <ContentLink
            link={footer.schedule}
            className="button button--night"
            ref={edit?.field(root, 'scheduleBtn')}
          >
            {footer.schedule.name || t('footer.schedule')}
          </ContentLink>
        </p>
      ) : null}
    </>
  );
}

/** What staff wrote for phones stands beside what wide screens show (EDIT-008), where any of `parts` is other there. */
const twice = (
  footer: FooterView,
  parts: ReadonlyArray<keyof NonNullable<FooterView['narrow']>>,
  shown: (footer: FooterView) => ReactNode,
): ReactNode =>
  parts.some((part) => footer.narrow?.[part] !== undefined) ? (
    <>
      <div className="wide-only">{shown(footer)}</div>
      <div className="narrow-only">{shown({ ...footer, ...footer.narrow })}</div>
    </>
  ) : (
    shown(footer)
  );
