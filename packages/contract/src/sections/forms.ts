import { defineSection } from './define-section.ts';
import { choice, form, rich, text } from './fields.ts';

const head = { heading: text({ max: 160, mobile: true }), body: rich('short', { mobile: true }) };

/** Why one would subscribe, and the form (MKT-003). */
export const newsletter = defineSection('newsletter', {
  icon: 'mail',
  meta: { ...head, example: text({ max: 80 }) },
  options: { form: choice(['newsletter']) },
});

/** A contact form: a few words and the contact form (MKT-006). */
export const contactForm = defineSection('contact-form', {
  icon: 'chat',
  meta: head,
  options: { form: choice(['contactForm']) },
});

/** A form that staff made (CMS-047). */
export const formSection = defineSection('form', {
  icon: 'edit',
  meta: head,
  options: { form: form({ needed: true }) },
});
