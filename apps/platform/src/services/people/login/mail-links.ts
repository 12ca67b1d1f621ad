/** Pages of the site that mailed links lead to, with the token each of them takes. */
export const mailLinks = {
  /** The login page confirms the e-mail (AUTH-053). */
  verify: (token: string): `/${string}` => `/prijava?verificationToken=${token}`,
  /** Where a new password is asked for. */
  newPassword: '/zaboravljena-lozinka',
  password: (token: string): `/${string}` => `/zaboravljena-lozinka?token=${token}`,
  undoEmail: (token: string): `/${string}` => `/prijava?undoEmail=${token}`,
  /** The foot of every page says how the shop is reached. */
  shop: '/',
  invitation: (token: string): `/${string}` => `/adminLogin/invitation?token=${token}`,
  staffLogin: '/adminLogin',
} as const;
