import type { MessageKey } from '../../i18n/messages.ts';
import type { RouteName } from '../../i18n/route-table.ts';
import type { AdminIconName } from './admin-icon.tsx';

interface AdminSection {
  route: RouteName;
  title: MessageKey;
  icon: AdminIconName;
}

const consents: AdminSection = { route: 'adminConsents', title: 'admin.consents', icon: 'consent' };
const templates: AdminSection = { route: 'adminTemplates', title: 'admin.templates', icon: 'template' };
const caches: AdminSection = { route: 'adminCache', title: 'admin.caches', icon: 'cache' };

/** What the back office has, in the order of its navigation (ADMIN-002); the caches only where pages are kept (ADMIN-003). */
export const adminSections = (hasPageCache: boolean): AdminSection[] =>
  hasPageCache ? [consents, templates, caches] : [consents, templates];
