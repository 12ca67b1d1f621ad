import type { FormType } from '@izlog/contract/cms/forms/form-types';
import type { MessageKey } from '#site/i18n/messages.ts';

/** The forms of the site in words. */
export const formNames: Readonly<Record<FormType, MessageKey>> = {
  newsletter: 'formType.newsletter',
  contactForm: 'formType.contactForm',
  registerForm: 'formType.registerForm',
  checkoutForm: 'formType.checkoutForm',
  addressForm: 'formType.addressForm',
  productAvailabilityForm: 'formType.productAvailabilityForm',
};
