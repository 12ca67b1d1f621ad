import { isFormType } from '@izlog/contract/cms/forms/form-types';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { AssignmentScreen } from '#site/admin/rooms/consents/assignment-screen.tsx';
import { ConsentScreen } from '#site/admin/rooms/consents/consent-screen.tsx';
import { loadAssignment, loadVersions } from '#site/admin/rooms/consents/load-consents.server.ts';
import { saveAssignment, saveConsent } from '#site/admin/rooms/consents/save-consents.server.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';
import type { Route } from './+types/consent';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminConsent', title: 'admin.consents', needs: 'content.edit' } as const;

/** What a form asks for (`registerForm`), a consent with its texts (`IZ-UVJETI`), or a new one (`nova`). */
export const loader = staffLoader(screen, async ({ site, params: { slug = '' } }) =>
  isFormType(slug)
    ? ({ kind: 'form', ...(await loadAssignment(site, slug)) } as const)
    : ({
        kind: 'consent',
        uniqueNumber: slug === 'nova' ? '' : slug,
        versions: await loadVersions(site, slug),
        languages: languagesRead(site),
      } as const),
);

export const action = staffAction(screen, ({ site, form, params: { slug = '' } }) =>
  isFormType(slug) ? saveAssignment(site, slug, form) : saveConsent(site, form),
);

export default function AdminConsent({ loaderData: { seo, ...screen } }: Route.ComponentProps) {
  return screen.kind === 'form' ? (
    <AssignmentScreen key={screen.assignment.form} {...screen} />
  ) : (
    <ConsentScreen key={screen.uniqueNumber} title={seo.title} {...screen} />
  );
}
