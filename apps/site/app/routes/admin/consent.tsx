import { languagesRead } from '../../platform-client/language-read.ts';
import '../../kit/forms/forms.css';
import { isFormType } from '@izlog/contract/cms/forms/form-types';
import { AssignmentScreen } from '../../admin/rooms/consents/assignment-screen.tsx';
import { ConsentScreen } from '../../admin/rooms/consents/consent-screen.tsx';
import { loadAssignment, loadVersions } from '../../admin/rooms/consents/load-consents.server.ts';
import { saveAssignment, saveConsent } from '../../admin/rooms/consents/save-consents.server.ts';
import { mustHold } from '../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/consent';

export { meta } from '../../seo/meta.ts';

/** What a form asks for (`registerForm`), a consent with its texts (`IZ-UVJETI`), or a new one (`nova`). */
export async function loader({ context, params: { slug = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const screen = loadPlainScreen(context, 'adminConsent', 'admin.consents', { slug });
  if (isFormType(slug)) return { ...screen, kind: 'form', ...(await loadAssignment(site, slug)) } as const;
  return {
    ...screen,
    kind: 'consent',
    uniqueNumber: slug === 'nova' ? '' : slug,
    versions: await loadVersions(site, slug),
    languages: languagesRead(site),
  } as const;
}

export async function action({ context, request, params: { slug = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'content.edit');
  const form = await readStaffForm(site, request);
  return isFormType(slug) ? saveAssignment(site, slug, form) : saveConsent(site, form);
}

export const clientAction = sayWhenOffline;

export default function AdminConsent({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return screen.kind === 'form' ? (
    <AssignmentScreen key={screen.assignment.form} {...screen} />
  ) : (
    <ConsentScreen key={screen.uniqueNumber} title={seo.title} {...screen} />
  );
}
