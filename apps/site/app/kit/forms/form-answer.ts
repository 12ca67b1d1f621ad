import type { MessageKey } from '#site/i18n/messages.ts';
import type { ToastName } from '../toasts/toasts.ts';
import type { Faults } from './rules.ts';

/** What became of a sent form that stays on its page; one that leads on answers with a redirect instead. */
export interface FormAnswer {
  /** Which of the page's forms this is about. */
  form: string;
  /** Wrong fields. */
  faults?: Faults;
  /** Fields to look at once more: sent again unchanged they are taken (CHECKOUT-010). */
  doubts?: Faults;
  /** What the platform answered, in the language of the page. */
  refusal?: string;
  /** Words that are also shown as a notice (GDPR-007, ACCT-034). */
  alerts?: readonly MessageKey[];
  /** The server could not be reached. */
  isOffline?: true;
  /** The server could not do it. */
  isFailed?: true;
  /** Nobody knows yet whether it was done: sent again it is the same act. */
  isUnsure?: true;
  /** What was typed, for the page without scripts; never a password. */
  typed?: Readonly<Record<string, string>>;
  /** What it was about changed meanwhile: nothing was done, the page shows it as it is now (ORDER-002). */
  change?: MessageKey;
  /** What of the cart fell away with it, by name (ORDER-004). */
  dropped?: readonly DroppedView[];
  /** What is shown now and never again, e.g. a new secret. */
  shown?: Readonly<Record<string, string>>;
  /** Nothing was done yet: its person is asked to prove to be the owner of the account, in this form. */
  asksProof?: true;
  /** It worked; these notices say so. */
  done?: readonly ToastName[];
}

/** What was dropped without the visitor doing it: by name where it is known, and why. */
export interface DroppedView {
  what: 'couponDropped' | 'memberCardDropped' | 'deliveryMethodDropped' | 'paymentMethodDropped';
  name: string | null;
  reason: MessageKey | null;
}
