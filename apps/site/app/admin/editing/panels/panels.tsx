import type { SiteLanguage } from '../../../i18n/site-language.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { CheckPanel } from './check-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LanguagesPanel } from './languages-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** What lies beside the page; one of them at a time. */
export const panelNames = ['settings', 'phone', 'history', 'preview', 'languages', 'check', 'keys'] as const;
export type PanelName = (typeof panelNames)[number];

/** The panel that is open. */
export function Panel({
  name,
  page,
  prefix,
  languages,
  onReload,
  onClose,
}: {
  name: PanelName;
  page: EditedPage;
  prefix: string;
  languages: readonly SiteLanguage[];
  onReload: () => Promise<void>;
  onClose: () => void;
}) {
  switch (name) {
    case 'settings':
      return <SettingsPanel page={page} prefix={prefix} onClose={onClose} />;
    case 'phone':
      return <PhonePanel page={page} onClose={onClose} />;
    case 'history':
      return <HistoryPanel page={page} onReload={onReload} onClose={onClose} />;
    case 'preview':
      return <PreviewPanel page={page} onClose={onClose} />;
    case 'languages':
      return <LanguagesPanel page={page} languages={languages} onClose={onClose} />;
    case 'check':
      return <CheckPanel onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
  }
}
