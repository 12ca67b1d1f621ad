import { defineSection } from './define-section.ts';
import { button, icon, media, rich, text } from './fields.ts';

/** One of several equal things. */
export const card = defineSection('card', {
  meta: {
    image: media({ kinds: ['image'], ratio: 4 / 3, width: 480, alt: 'asked', mobile: true }),
    icon: icon(),
    title: text({ max: 120, needed: true, mobile: true }),
    text: rich('short', { mobile: true }),
    more: button(),
  },
});

/** Several equal things side by side. */
export const cards = defineSection('cards', {
  icon: 'card',
  meta: { heading: text({ max: 160, mobile: true }), body: rich('short', { mobile: true }) },
  slots: { cards: { of: ['card'], min: 1, max: 12 } },
});
