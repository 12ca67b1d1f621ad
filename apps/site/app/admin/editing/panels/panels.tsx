import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { CheckPanel } from './check-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LanguagesPanel } from './languages-panel.tsx';
import type { PanelName } from './panel-names.ts';
import { PhonePanel } from './phone-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** The panel that is open. */
export function Panel({
  name,
  page,
  prefix,
  languages,
  onReload,
  onSource,
  savedAt,
  onPublish,
  onClose,
}: {
  name: PanelName;
  page: EditedPage;
  prefix: string;
  languages: readonly SiteLanguage[];
  onReload: () => Promise<void>;
  onSource: (code: string) => void;
  savedAt: Date | undefined;
  onPublish: (() => void) | undefined;
  onClose: () => void;
}) {
  switch (name) {
    case 'changes':
      return (
        <ChangesPanel
          {...{ page, savedAt, onPublish, onReload, onClose }}
          language={languages.find(({ code }) => code === page.scopes.page?.language)}
        />
      );
    case 'settings':
      return <SettingsPanel page={page} prefix={prefix} onClose={onClose} />;
    case 'phone':
      return <PhonePanel page={page} onClose={onClose} />;
    case 'history':
      return <HistoryPanel page={page} onReload={onReload} onClose={onClose} />;
    case 'preview':
      return <PreviewPanel page={page} onClose={onClose} />;
    case 'languages':
      return <LanguagesPanel page={page} languages={languages} onSource={onSource} onClose={onClose} />;
    case 'check':
      return <CheckPanel onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
  }
}
