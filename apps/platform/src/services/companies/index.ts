export { checkVat } from './check-vat.ts';
