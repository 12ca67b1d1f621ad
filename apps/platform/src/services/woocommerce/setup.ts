export { isDialectOn } from './door/is-dialect-on.ts';
export { mountWoocommerce } from './door/mount-dialect.ts';
