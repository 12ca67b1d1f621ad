import { defineSection } from './define-section.ts';
import { button, media, rich, text } from './fields.ts';

const heading = text({ max: 160, mobile: true });

/** A number that says something. */
export const figure = defineSection('figure', {
  meta: {
    value: text({ max: 20, needed: true }),
    words: text({ max: 100, needed: true, mobile: true }),
    note: text({ max: 200 }),
  },
});

/** Numbers that say something, large. */
export const figures = defineSection('figures', {
  icon: 'info',
  meta: { heading },
  slots: { figures: { of: ['figure'], min: 1, max: 6 } },
});

/** How something is done, step by step. */
export const steps = defineSection('steps', {
  icon: 'down',
  meta: { heading, body: rich('short', { mobile: true }), more: button() },
  slots: { steps: { of: ['step'], min: 1, max: 12 } },
});

/** A question and its answer. */
export const question = defineSection('question', {
  meta: { question: text({ max: 200, needed: true }), answer: rich('short', { needed: true }) },
});

/** Questions that open to their answers. */
export const faq = defineSection('faq', {
  icon: 'plus',
  meta: { heading, body: rich('short', { mobile: true }) },
  slots: { questions: { of: ['question'], min: 1, max: 40 } },
});

/** Where one finds us: an address card with a drawing, without a foreign map. */
export const map = defineSection('map', {
  icon: 'pin',
  meta: {
    heading,
    name: text({ max: 120 }),
    address: text({ max: 300, lines: true, needed: true }),
    hours: text({ max: 400, lines: true }),
    phone: text({ max: 40 }),
    mail: text({ max: 254 }),
    directions: button(),
  },
});

/** Rows and columns under a heading. */
export const table = defineSection('table', {
  icon: 'filter',
  meta: { heading, table: rich('table', { needed: true }), note: text({ max: 300 }) },
});

/** A file to take along. */
export const downloadFile = defineSection('download-file', {
  meta: {
    file: media({ kinds: ['document', 'image', 'audio', 'video'], alt: 'decorative', needed: true }),
    name: text({ max: 160, needed: true }),
    note: text({ max: 200 }),
  },
});

/** Files to take along, with their kind. */
export const download = defineSection('download', {
  icon: 'download',
  meta: { heading, body: rich('short', { mobile: true }) },
  slots: { files: { of: ['download-file'], min: 1, max: 24 } },
});
