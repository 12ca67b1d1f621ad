/** Types of forms, which are also what consents are assigned to (CMS-042). */
export const formTypes = [
  'newsletter',
  'contactForm',
  'registerForm',
  'checkoutForm',
  'addressForm',
  'productAvailabilityForm',
] as const;
export type FormType = (typeof formTypes)[number];

/** True when `name` is one of the form types. */
export function isFormType(name: string): name is FormType {
  return formTypes.some((one) => one === name);
}
