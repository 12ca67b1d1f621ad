/** The named events that parts of the site tell on `window` (ERR-004), for scripts of the site's owner. */
export type SiteEventName =
  | 'submitted'
  | 'coupon-applied'
  | 'coupon-error'
  | 'empty-barcode'
  | 'incorrectMemberCardBarcode'
  | 'member-card-not-valid';

/** Tells that something happened. */
export function tell(name: SiteEventName, detail: Readonly<Record<string, string>> = {}): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
