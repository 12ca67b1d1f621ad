import { defineSection } from './define-section.ts';
import { button, choice, icon, link, media, rich, text } from './fields.ts';

const heading = text({ max: 160, mobile: true });

export const galleryPicture = defineSection('gallery-picture', {
  meta: {
    image: media({ kinds: ['image'], ratio: 4 / 3, width: 480, alt: 'asked', needed: true }),
    caption: text({ max: 200 }),
  },
});

/** Pictures in a grid, or in one row that is swiped. */
export const gallery = defineSection('gallery', {
  icon: 'image',
  meta: { heading, body: rich('short', { mobile: true }) },
  options: { layout: choice(['grid', 'row'], { mobile: true }) },
  slots: { pictures: { of: ['gallery-picture'], min: 1, max: 24 } },
});

/** A film of the shop's own, with a picture that stands there until it is played (MEDIA-012). */
export const video = defineSection('video', {
  icon: 'eye',
  meta: {
    heading,
    film: media({ kinds: ['video'], ratio: 16 / 9, alt: 'asked', needed: true }),
    poster: media({ kinds: ['image'], ratio: 16 / 9, alt: 'decorative' }),
    caption: text({ max: 300 }),
  },
});

/** The sign of a partner or buyer. */
export const logo = defineSection('logo', {
  meta: { image: media({ kinds: ['image'], alt: 'asked', needed: true }), link: link() },
});

/** Signs of partners or buyers. */
export const logos = defineSection('logos', {
  icon: 'tag',
  meta: { heading },
  slots: { logos: { of: ['logo'], min: 1, max: 24 } },
});

/** Somebody who works here. */
export const person = defineSection('person', {
  meta: {
    portrait: media({ kinds: ['image'], ratio: 1, alt: 'decorative' }),
    name: text({ max: 80, needed: true }),
    role: text({ max: 120 }),
    words: rich('inline'),
    contact: button(),
  },
});

/** Who works here. */
export const team = defineSection('team', {
  icon: 'users',
  meta: { heading, body: rich('short', { mobile: true }) },
  slots: { people: { of: ['person'], min: 1, max: 24 } },
});

/** One thing that something can do. */
export const feature = defineSection('feature', {
  meta: { icon: icon(), title: text({ max: 120, needed: true }), text: rich('inline', { mobile: true }) },
});

/** What something can do, each with an icon beside it. */
export const features = defineSection('features', {
  icon: 'check',
  meta: { heading, body: rich('short', { mobile: true }), more: button() },
  options: { columns: choice(['two', 'three']) },
  slots: { features: { of: ['feature'], min: 1, max: 12 } },
});

/** A rest between sections: a hairline, space, or the awning. */
export const divider = defineSection('divider', {
  icon: 'minus',
  options: { look: choice(['line', 'space', 'awning']) },
});
