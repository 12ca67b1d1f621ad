import type { JoinedAccount } from '@izlog/contract/user/joined/joined-accounts';
import type { Device } from './device-of.ts';

/** A login of the reader that is open somewhere. */
export interface OpenLogin {
  id: string;
  device: Device;
  /** The network it came from. */
  address: string;
  createdAt: string;
  usedAt: string;
  isCurrent: boolean;
  hasSecondFactor: boolean;
}

export interface SavedPasskey {
  id: number;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** What "My security" shows. */
export interface SecurityView {
  firstName: string;
  lastName: string;
  email: string;
  hasTotp: boolean;
  recoveryCodesLeft: number;
  passkeys: readonly SavedPasskey[];
  logins: readonly OpenLogin[];
  /** The accounts on other sites that are joined to this one. */
  joined: readonly JoinedAccount[];
}
