/** How a program with a key speaks: our API, or that of WooCommerce, which is off until there is such a key (DOOR-10). */
export const keyKinds = ['izlog', 'woocommerce'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** Consumer key and secret of a key of the dialect, as they are sent joined by a colon (`Authorization: Basic`). */
export const consumerPair = /^ck_[0-9a-f]{40}:cs_[0-9a-f]{40}$/;
