import type { MessageKey } from '#site/i18n/messages.ts';
import type { ToastLife } from '#site/ui/overlays/toast-life.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

interface Toast {
  key: MessageKey;
  tone: ToastTone;
  life?: ToastLife;
}

/** What a form may say after it worked, by name; a name is all that travels in a cookie, never words. */
export const notices = {
  login: { key: 'core.login.success', tone: 'success' },
  logout: { key: 'core.logout.success', tone: 'info', life: 'plain' },
  registered: { key: 'core.notifications.registered', tone: 'success' },
  confirmEmail: { key: 'core.notifications.confirmEmail', tone: 'info' },
  emailConfirmed: { key: 'core.notifications.emailConfirmed', tone: 'success' },
  saved: { key: 'account.saved', tone: 'success' },
  orderCancelled: { key: 'orders.cancelled', tone: 'success' },
  passwordChanged: { key: 'account.passwordChanged', tone: 'success' },
  passwordSet: { key: 'account.passwordSet', tone: 'success' },
  loginLinkSent: { key: 'login.linkSent', tone: 'info' },
  linkSent: { key: 'account.linkSent', tone: 'info' },
  cardRemoved: { key: 'core.notifications.membershipCardBarcodeRemoved', tone: 'success' },
  addressSaved: { key: 'account.addressSaved', tone: 'success' },
  addressRemoved: { key: 'account.addressRemoved', tone: 'success' },
  consentsSaved: { key: 'core.notifications.consentsSaved', tone: 'success' },
  emailRestored: { key: 'account.emailRestored', tone: 'success' },
  proved: { key: 'proof.done', tone: 'success' },
  exportAsked: { key: 'privacy.exportAsked', tone: 'info' },
  erased: { key: 'privacy.erased', tone: 'success' },
  wishAdded: { key: 'core.notifications.addedToWishlist', tone: 'success' },
  wishRemoved: { key: 'core.notifications.removedFromWishlist', tone: 'success' },
  newsletterAsked: { key: 'newsletter.asked', tone: 'info' },
  newsletterConfirmed: { key: 'newsletter.confirmed', tone: 'success' },
  newsletterLeft: { key: 'newsletter.left', tone: 'success' },
  contactSent: { key: 'contact.sent', tone: 'success' },
  invited: { key: 'account.invited', tone: 'success' },
  loginEnded: { key: 'account.loginEnded', tone: 'success' },
  formSent: { key: 'form.sent', tone: 'success' },
  formConfirm: { key: 'form.confirm', tone: 'info' },
  availabilityAsked: { key: 'availability.asked', tone: 'success' },
  commentPending: { key: 'core.notifications.commentPending', tone: 'info' },
  commentPublished: { key: 'comments.published', tone: 'success' },
  loggedUsersOnly: { key: 'error.loggedUsersOnly', tone: 'info' },
} as const satisfies Record<string, Toast>;

export type ToastName = keyof typeof notices;

/** Whether a word that came from a cookie names a notice. */
export const isToastName = (word: string): word is ToastName => Object.hasOwn(notices, word);
