import { defineSection } from './define-section.ts';
import { button, choice, media, rich, text } from './fields.ts';

/** One step of how something is done. */
export const step = defineSection('step', {
  meta: {
    title: text({ max: 120, needed: true, mobile: true }),
    text: text({ max: 400, lines: true, mobile: true }),
  },
});

/** A picture and what it tells; with steps it is a story. */
export const textPicture = defineSection('text-picture', {
  icon: 'image',
  meta: {
    image: media({ kinds: ['image'], ratio: 4 / 3, width: 640, alt: 'asked', mobile: true }),
    heading: text({ max: 160, mobile: true }),
    body: rich('short', { mobile: true }),
    more: button(),
  },
  options: { pictureSide: choice(['left', 'right']) },
  slots: { steps: { of: ['step'], max: 12 } },
});
