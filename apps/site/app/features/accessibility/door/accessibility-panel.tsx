import { limits } from '@izlog/contract/limits';
import { useEffect, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { writeDocumentCookie } from '#site/session/write-document-cookie.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Switch } from '#site/ui/controls/choice.tsx';
import { Segmented } from '#site/ui/controls/segmented.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { useModal } from '#site/ui/overlays/use-modal.ts';
import {
  type AccessibilitySettings,
  accessibilityCookie,
  applyAccessibility,
  defaultAccessibility,
  storedAccessibility,
} from '../accessibility-settings.ts';
import { type Theme, themes } from './theme.ts';
import { useTheme } from './use-theme.ts';

type PanelProps = { open: boolean; onClose: () => void; closeOn: unknown };

/** Font size, dyslexia font, greyscale and theme (SHELL-012, A11Y-001). Only Save keeps a change (A11Y-009). */
export function AccessibilityPanel(props: PanelProps) {
  const { t } = useText();
  const { show } = useToasts();
  const { ref, close, ...events } = useModal(props);
  const [settings, setSettings] = useState(defaultAccessibility);
  const [theme, setTheme] = useTheme();

  useEffect(() => {
    if (props.open) return holdAtItsButton(ref.current);
  }, [props.open, ref]);
  useEffect(() => setSettings(storedAccessibility(document.cookie)), []);

  const change = (part: Partial<AccessibilitySettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    applyAccessibility(document.documentElement, next);
  };
  const save = (wanted: AccessibilitySettings, message: 'Saved' | 'Reset') => {
    change(wanted);
    writeDocumentCookie(accessibilityCookie(wanted));
    show(t(`core.notifications.accessibility${message}`), { tone: 'success' });
    close();
  };

  return (
    <dialog {...events} ref={ref} className="dialog dialog--bare" aria-labelledby="a11y-title">
      <div className="a11y">
        <h3 id="a11y-title">{t('accessibility.title')}</h3>
        <Segmented
          legend={t('accessibility.zoom')}
          name="fontZoom"
          value={String(settings.fontZoom)}
          options={limits.fontZooms.map((zoom) => ({ value: String(zoom), label: `${zoom} %` }))}
          onChange={(zoom) => change({ fontZoom: Number(zoom) })}
        />
        <div>
          <Switch
            label={t('accessibility.dyslexia')}
            checked={settings.dyslexiaActive}
            onChange={(event) => change({ dyslexiaActive: event.target.checked })}
          />
          <Switch
            label={t('accessibility.grey')}
            checked={settings.contrastActive}
            onChange={(event) => change({ contrastActive: event.target.checked })}
          />
        </div>
        <Segmented
          legend={t('theme.title')}
          name="theme"
          value={theme}
          options={themes.map((one) => ({ value: one, label: t(`theme.${one}`) }))}
          onChange={(one) => setTheme(one as Theme)}
        />
        <div className="row">
          <Button tone="primary" onClick={() => save(settings, 'Saved')}>
            {t('accessibility.save')}
          </Button>
          <Button tone="quiet" onClick={() => save(defaultAccessibility, 'Reset')}>
            {t('accessibility.reset')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Least height in which the panel can be used, px: with less room below its button it comes in the middle. */
const leastRoom = 160;
/** What stays free between the panel and its button or the edges of the window, px. */
const gap = 8;

/**
 * Keeps the panel below the button that opened it, inside the window, also when the window changes; what does not fit
 * there scrolls inside the panel.
 */
function holdAtItsButton(panel: HTMLDialogElement | null): (() => void) | undefined {
  const button = document.querySelector('[data-opens="accessibility"]');
  if (!panel || !button) return undefined;
  const place = () => {
    const { top, bottom, right } = button.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const room = innerHeight - bottom - 2 * gap;
    if (top < 0 || room < leastRoom) {
      Object.assign(panel.style, { maxHeight: '', margin: '', inset: '' });
      return;
    }
    Object.assign(panel.style, { maxHeight: `${room}px`, margin: '0' });
    const toTheRight = Math.min(clientWidth - right, clientWidth - gap - panel.offsetWidth);
    panel.style.inset = `${bottom + gap}px ${Math.max(gap, toTheRight)}px auto auto`;
  };
  place();
  addEventListener('resize', place);
  return () => removeEventListener('resize', place);
}
