import { languagesRead } from '#site/platform-client/language-read.ts';
import '#site/kit/forms/forms.css';
import { isFormType } from '@izlog/contract/cms/forms/form-types';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { AssignmentScreen } from '../assignment-screen.tsx';
import { ConsentScreen } from '../consent-screen.tsx';
import { loadAssignment, loadVersions } from '../load-consents.server.ts';
import { saveAssignment, saveConsent } from '../save-consents.server.ts';
import type { Route } from './+types/consent';

export { meta } from '#site/seo/meta.ts';

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
