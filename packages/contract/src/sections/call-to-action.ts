import { defineSection } from './define-section.ts';
import { button, rich, text } from './fields.ts';

/** One sentence and the button it leads to. */
export const callToAction = defineSection('call-to-action', {
  icon: 'arrow',
  meta: {
    heading: text({ max: 160, needed: true, mobile: true }),
    body: rich('short', { mobile: true }),
    primary: button({ mobile: true }),
    secondary: button({ mobile: true }),
  },
});
