import { defineSection } from './define-section.ts';
import { button, choice, media, rich, text } from './fields.ts';

/** What one person said. */
export const quote = defineSection('quote', {
  meta: {
    words: rich('inline', { needed: true, mobile: true }),
    who: text({ max: 80, needed: true }),
    role: text({ max: 120 }),
    portrait: media({ kinds: ['image'], ratio: 1, alt: 'decorative' }),
  },
});

/** What customers said: up to six quotes side by side, or one after the other. */
export const quotes = defineSection('quotes', {
  icon: 'chat',
  meta: { heading: text({ max: 160, mobile: true }), more: button() },
  options: { layout: choice(['row', 'column'], { mobile: true }) },
  slots: { quotes: { of: ['quote'], min: 1, max: 6 } },
});
