import { nextTheme } from '#site/features/accessibility/door/theme.ts';
import { useTheme } from '#site/features/accessibility/door/use-theme.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';

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
