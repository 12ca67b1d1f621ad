import { defineSection } from './define-section.ts';
import { button, choice, link, media, text } from './fields.ts';

const title = text({ max: 300 });
const logo = media({ kinds: ['image'], alt: 'asked', mobile: true });

/**
 * The header of every page (SHELL-006 to SHELL-012); its logo is that of the site. Phones have no strip but one of their
 * own, and the button in the menu.
 */
export const header = defineSection('header-section', {
  meta: {
    title,
    strip: text({ max: 160, mobile: true }),
    phone: text({ max: 40, as: 'phone' }),
    contactBtn: button({ mobile: true }),
  },
});

export const footerLink = defineSection('link', { meta: { button: button({ needed: true, mobile: true }) } });

/** A list of links under a title. */
export const linkList = defineSection('link-list', {
  meta: { title: text({ max: 80, mobile: true }) },
  slots: { links: { of: ['link'], max: 40, stored: ['parts'] } },
});

/** The footer of every page (SHELL-013 to SHELL-018). */
export const footer = defineSection('footer-section', {
  meta: {
    title,
    logo,
    about: text({ max: 600, lines: true, mobile: true }),
    mail: text({ max: 254, as: 'email', mobile: true }),
    phone: text({ max: 40, as: 'phone', mobile: true }),
    scheduleBtn: button({ mobile: true }),
    copyright: text({ max: 300, mobile: true }),
  },
  slots: {
    lists: { of: ['link-list'], max: 6, stored: ['parts'] },
    bottom: { of: ['link-list'], max: 1 },
  },
});

/** What the notice about cookies says. */
export const cookieBanner = defineSection('cookie-section', {
  meta: { title, text: text({ max: 1000, lines: true }), more: button() },
});

/** An entry of a navigation tree, with those below it (CMS-010). */
export const entry = defineSection('entry', {
  meta: { name: text({ max: 120, needed: true }), hint: text({ max: 200 }), link: link() },
  options: { target: choice(['_self', '_blank']) },
  slots: { entries: { of: ['entry'], max: 60, stored: ['parts'] } },
});
