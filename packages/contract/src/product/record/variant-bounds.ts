/** Most variants of one product: more than anybody looks through, and few enough to be rendered at once. */
export const mostVariants = 400;
/** Most attributes by which the variants of one product differ. */
export const mostAxes = 5;
/** Most pictures that one variant has of its own. */
export const mostVariantPictures = 50;
