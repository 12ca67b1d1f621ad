import { defineSection } from './define-section.ts';
import { rich, text } from './fields.ts';

/** Running text under an optional heading. */
export const textSection = defineSection('text', {
  icon: 'doc',
  meta: {
    heading: text({ max: 160, mobile: true }),
    body: rich('article', { needed: true }),
  },
});
