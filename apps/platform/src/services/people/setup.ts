// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { captchaRoutes } from './captcha/captcha.routes.ts';
export { gdprRoutes } from './consents/gdpr.routes.ts';
export { createLogins } from './login/logins.ts';
export { newSiteRoutes } from './new-site/new-site.ts';
export { marketingRoutes } from './newsletter/newsletter.routes.ts';
export { userRoutes } from './people.routes.ts';
export { createPrograms } from './programs/admit-program.ts';
export { insertAct } from './staff/audit.queries.ts';
export { createAuditLog } from './staff/audit.ts';
export { createStaff } from './staff/create-staff.ts';
export { type DefaultRole, defaultRoles } from './staff/default-roles.ts';
export { resetFactorsByEmail } from './staff/factors/reset-factors.ts';
export { tellLostAddresses } from './staff/send-staff-mail.ts';
