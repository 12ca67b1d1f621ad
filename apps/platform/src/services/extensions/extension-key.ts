import type { Secrets } from '#platform/kernel/access/secrets.ts';

const placeOf = ({ siteId, name }: { siteId: number; name: string }) => `extension ${siteId} ${name}`;

/** The secret of an extension's key as it is kept: nobody is shown it. */
export const sealKey = (
  secrets: Pick<Secrets, 'encrypt'>,
  of: { siteId: number; name: string },
  secret: string,
): string => secrets.encrypt(secret, placeOf(of));

/** The secret; throws where it was kept under another APP_SECRET. */
export const openKey = (
  secrets: Pick<Secrets, 'decrypt'>,
  of: { siteId: number; name: string; secret: string },
): string => secrets.decrypt(of.secret, placeOf(of));
