import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { nextTheme } from '../accessibility/door/theme.ts';
import { useTheme } from '../accessibility/door/use-theme.ts';

/** Goes through the themes: as on the device, light, dark, high contrast. */
export function ThemeButton() {
  const { t } = useText();
  const [theme, choose] = useTheme();
  return (
    <button className="push" type="button" onClick={() => choose(nextTheme(theme))}>
      <Icon name="eye" /> {t('theme.title')}: <span>{t(`theme.${theme}`)}</span>
    </button>
  );
}
