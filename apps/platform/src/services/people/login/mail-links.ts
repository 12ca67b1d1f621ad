/** Pages of the site that mailed links, or the platform's own answers, lead to, with the token each of them takes. */
export const mailLinks = {
  /** The login page confirms the e-mail (AUTH-053). */
  verify: (token: string): `/${string}` => `/prijava?verificationToken=${token}`,
  /** Where a new password is asked for. */
  newPassword: '/zaboravljena-lozinka',
  password: (token: string): `/${string}` => `/zaboravljena-lozinka?token=${token}`,
  /** The login page logs in by it, and goes on to where one came from. */
  login: (token: string, from: string | null): `/${string}` =>
    `/prijava?${new URLSearchParams({ ...(from && { from }), loginToken: token })}`,
  undoEmail: (token: string): `/${string}` => `/prijava?undoEmail=${token}`,
  /** The foot of every page says how the shop is reached. */
  shop: '/',
  invitation: (token: string): `/${string}` => `/adminLogin/invitation?token=${token}`,
  staffLogin: '/adminLogin',
  security: '/admin/security',
  /** Steps of joining accounts of two sites, and the way from one to the other. */
  joinStep: (code: string): `/${string}` => `/admin/security/spajanje?code=${code}`,
  arrive: (code: string): `/${string}` => `/_/arrive?code=${code}`,
} as const;
