import { splitView } from '#site/ui/split-view.tsx';
import { loadAddDialog } from './sections/add-later.ts';
import { loadCopiedPart } from './sections/section-acts.ts';

const unknown = () => import('./frame/unknown-text.tsx');
const panels = () => import('./panels/panels.tsx');
const publish = () => import('./frame/publish-dialog.tsx');
const login = () => import('./panels/login-dialog.tsx');
const conflict = () => import('./frame/conflict-panel.tsx');
const refused = () => import('./frame/refused-panel.tsx');
const field = () => import('./fields/field-dialog.tsx');
const rich = () => import('./fields/rich-bar.tsx');
const outline = () => import('./frame/outline.tsx');
const settings = () => import('./sections/settings-panel.tsx');
const template = () => import('./sections/template-dialog.tsx');
const move = () => import('./sections/move-dialog.tsx');
const hide = () => import('./sections/hide-dialog.tsx');
const languages = () => import('./languages/source-column.tsx');
const picture = () => import('./fields/picture-dialog.tsx');
const pictures = () => import('./fields/pictures-dialog.tsx');
const gallery = () => import('#site/admin/rooms/media/door/browse-dialog.tsx');
/** What is said of a step that was taken back. */
export const loadStepWords = () => import('./frame/step-words.ts');

/** What is opened from the page that is edited comes in files of its own: the caret is there sooner. */
export const Panel = splitView(async () => (await panels()).Panel);
export const PublishDialog = splitView(async () => (await publish()).PublishDialog);
export const LoginDialog = splitView(async () => (await login()).LoginDialog);
export const ConflictPanel = splitView(async () => (await conflict()).ConflictPanel);
export const RefusedPanel = splitView(async () => (await refused()).RefusedPanel);
export const FieldDialog = splitView(async () => (await field()).FieldDialog);
export const RichBar = splitView(async () => (await rich()).RichBar);
export const Outline = splitView(async () => (await outline()).Outline);
export const SettingsPanel = splitView(async () => (await settings()).SettingsPanel);
export const TemplateDialog = splitView(async () => (await template()).TemplateDialog);
export const MoveDialog = splitView(async () => (await move()).MoveDialog);
export const HideDialog = splitView(async () => (await hide()).HideDialog);
export const SourceColumn = splitView(async () => (await languages()).SourceColumn);
export const UnknownText = splitView(async () => (await unknown()).UnknownText);
/** What is there beside the page from the beginning, but not before the caret. */
const beside = { isDispensable: true };
export const EmptyPage = splitView(async () => (await import('./panels/empty-page.tsx')).EmptyPage, beside);
export const WithoutPage = splitView(
  async () => (await import('./panels/without-page.tsx')).WithoutPage,
  beside,
);
export const FirstVisit = splitView(
  async () => (await import('./panels/first-visit.tsx')).FirstVisit,
  beside,
);
export const Presence = splitView(async () => (await import('./frame/presence.tsx')).Presence, beside);
export const LengthGuard = splitView(
  async () => (await import('#site/admin/ground/frame/typed/length-guard.tsx')).LengthGuard,
  beside,
);

/** Fetches all of it once the page stands still: what is opened when the line is gone is then here. */
export async function fetchAhead(): Promise<void> {
  const all = [panels, publish, login, conflict, field, rich, outline, settings, template, move, hide];
  const more = [unknown, refused, picture, pictures, gallery];
  // What did not come is asked for again when it is opened, and says so then.
  await Promise.allSettled(
    [...all, ...more, languages, loadAddDialog, loadCopiedPart, loadStepWords].map((one) => one()),
  );
}
