export { checkVat } from './check-vat.ts';
export { type CompanyCredit, findCredit } from './terms/company.queries.ts';
export { forgetVatChecks } from './vat-check.queries.ts';
export { closeVies } from './vies.ts';
