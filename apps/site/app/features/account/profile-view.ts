import type { TileView } from '../catalog/tile-view.ts';
import type { FormConsent } from '../consent/form-consent.ts';
import type { Bars } from '../member-card/bars.ts';
import type { AddressForm } from './address-of.ts';
import type { CountryChoice } from './country-codes.server.ts';

export interface AddressView extends AddressForm {
  id: number;
  type: 'main' | 'billing' | 'shipping' | 'other';
  countryName: string;
}

/** A consent that was given, with what proves it. */
export interface GivenConsent extends Omit<FormConsent, 'isRequired'> {
  givenAt: string;
}

/** Everything the profile shows of a customer. */
export interface ProfileView {
  firstName: string;
  lastName: string;
  email: string;
  isEmailConfirmed: boolean;
  hasPassword: boolean;
  company: { name: string; address: string } | null;
  card: { code: string; bars: Bars | undefined } | null;
  addresses: readonly AddressView[];
  /** The address that is being written: an existing one, or a new one. */
  editing: AddressView | 'new' | null;
  countries: readonly CountryChoice[];
  wishes: readonly TileView[];
  /** Undefined when they could not be loaded. */
  consents: readonly GivenConsent[] | undefined;
}
