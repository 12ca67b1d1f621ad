export { checkVat } from './check-vat.ts';
export { forgetVatChecks } from './vat-check.queries.ts';
export { closeVies } from './vies.ts';
