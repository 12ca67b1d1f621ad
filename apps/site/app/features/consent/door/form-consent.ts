/** A consent that a form asks for (GDPR-014). */
export interface FormConsent {
  /** By which it is logged. */
  uniqueNumber: string;
  /** What one consents to, in the language of the page; HTML with links, cleaned by the platform. */
  html: string;
  isRequired: boolean;
}
