export { listMissingConsents } from './consent.queries.ts';
export { gdprRoutes } from './gdpr.routes.ts';
export { consentGivenAt, forgetInConsentLog, listGivenConsents, withdrawConsents } from './given-consents.ts';
export { confirmWishedNewsletter, leaveNewsletter, wishNewsletter } from './newsletter-consent.ts';
export { type ConsentUser, mustAcceptConsents, recordConsents } from './record-consents.ts';
export { assignConsents, saveConsent } from './save-consent.ts';
export { shortenedIp } from './shortened-ip.ts';
