import type { ComponentType } from 'react';
import type { AnyIconName } from '#site/ui/icons/any-icon.tsx';
import type { PayButtonsView } from '../../checkout-view.ts';

/** The site's half of a payment provider: its mark, and what leads a buyer to it where no form does. */
export interface ProviderView {
  icon: AnyIconName;
  /** Buttons that a script of the provider renders. */
  buttons?: {
    Buttons: ComponentType<{ start: PayButtonsView }>;
    /** Where its script, frames and calls come from, live and for trying: let in on the page that pays. */
    origins: string;
  };
}
