import type { Frame } from '#site/document/frame.ts';
import { RootText } from '#site/editable/root-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { ThemeButton } from './theme-button.tsx';

/**
 * The narrow row above the header on wide screens: a word, the phone, theme and languages. It scrolls away. On phones it is
 * there for words of their own alone (EDIT-008).
 */
export function Strip({ frame }: { frame: Frame }) {
  const { narrow } = frame.strip ?? {};
  return (
    <div className={narrow ? 'strip strip--phones' : 'strip'}>
      <div className="strip__row">
        <div className="container">
          <RootText
            of="header"
            f="strip"
            as="span"
            lang={frame.strip?.lang}
            className={narrow && 'wide-only'}
          >
            {frame.strip?.text}
          </RootText>
          {narrow ? (
            <RootText of="header" f="strip" as="span" lang={frame.strip?.lang} className="narrow-only">
              {narrow}
            </RootText>
          ) : null}
          {frame.strip?.phone ? (
            <a href={telephone(frame.strip.phone)}>
              <Icon name="call" />{' '}
              <RootText of="header" f="phone" as="span">
                {frame.strip.phone}
              </RootText>
            </a>
          ) : null}
          <ThemeButton />
          <LanguageSwitcher languages={frame.languages} current={frame.language} />
        </div>
      </div>
    </div>
  );
}

/** `01 5555 210` becomes `tel:015555210`. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
