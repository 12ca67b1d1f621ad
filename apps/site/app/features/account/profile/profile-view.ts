import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import type { CardView } from '#site/features/member-card/door/card-view.ts';
import type { CountryChoice } from '#site/i18n/country-codes.server.ts';
import type { SocialProvider } from '../login/social-buttons.tsx';
import type { AddressForm } from './address-of.ts';
import type { OrderRow } from './order-view.ts';

export interface AddressView extends AddressForm {
  id: number;
  type: 'main' | 'billing' | 'shipping' | 'other';
  countryName: string;
}

/** A consent that was given, with what proves it. */
export interface GivenConsent extends FormConsent {
  givenAt: string;
}

/** An export of the personal data; `ready` ones can be downloaded until they expire. */
export interface DataExport {
  id: string;
  state: 'waiting' | 'ready';
  created_at: string;
  expires_at: string | null;
}

/** A passkey of the customer. */
export interface SavedPasskey {
  id: number;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** Everything the profile shows of a customer. */
export interface ProfileView {
  firstName: string;
  lastName: string;
  email: string;
  isEmailConfirmed: boolean;
  /** An address that was asked for and waits to be confirmed. */
  newEmail: string | null;
  hasPassword: boolean;
  /** Undefined when they could not be loaded. */
  passkeys: readonly SavedPasskey[] | undefined;
  /** Ways to log in again, for an account without a password. */
  providers: readonly SocialProvider[];
  /** An export was asked for in a login that is older than ten minutes: the password is asked for first. */
  isProofAsked: boolean;
  company: { name: string; address: string } | null;
  card: CardView | null;
  addresses: readonly AddressView[];
  /** The address that is being written: an existing one, or a new one. */
  editing: AddressView | 'new' | null;
  countries: readonly CountryChoice[];
  wishes: readonly TileView[];
  /** Undefined when they could not be loaded. */
  orders: { rows: readonly OrderRow[]; total: number; page: number; lastPage: number } | undefined;
  /** Exports of the personal data that were asked for. */
  exports: readonly DataExport[] | undefined;
  /** What the law keeps after an erasure, and why. */
  kept: readonly { name: string; count: number; text: string }[] | undefined;
  consents: readonly GivenConsent[] | undefined;
}
