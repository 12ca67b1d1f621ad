import { defineSection } from './define-section.ts';
import { button, link, media, rich, text } from './fields.ts';

/** A card of the shop window: a product, with a picture and a name of its own where it has them. */
export const heroCard = defineSection('pane', {
  meta: {
    product: link({ kinds: ['product', 'service'], needed: true }),
    image: media({ kinds: ['image'], width: 640, alt: 'asked', mobile: true }),
    name: text({ max: 120 }),
  },
});

/** How a page opens: what we do, two ways in, and the shop window. */
export const hero = defineSection('hero', {
  icon: 'home',
  meta: {
    heading: text({ max: 160, needed: true, mobile: true }),
    lead: rich('short', { mobile: true }),
    primary: button({ mobile: true }),
    secondary: button({ mobile: true }),
  },
  slots: { panes: { of: ['pane'], max: 5 } },
});
