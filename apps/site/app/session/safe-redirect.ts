const localPath = /^\/(?!\/)[\p{L}\d@\-%_~/]*(\?[^#\s\\]*)?(#[^\s\\]*)?$/u;

/** True for a local absolute path of letters, digits and `@ - % _ ~ /`, with an optional query and hash (ROUTE-065). */
export const isSafeRedirect = (target: string): boolean => localPath.test(target);

/** A remembered target if it is safe, else the home page (ROUTE-066). */
export const safeRedirect = (target: string | null | undefined, home = '/'): string =>
  target && isSafeRedirect(target) ? target : home;
