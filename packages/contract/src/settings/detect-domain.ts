import { defineEndpoint } from '../endpoint.ts';
import { domainConfig } from './domain.ts';

/** Finds the site of a domain (SET-001…004). The address is in header `customreferer`, else in `Referer`. */
export const detectDomain = defineEndpoint({
  method: 'POST',
  path: '/api/v2/domainDetect',
  summary: 'The site that answers on the domain in header customreferer, else Referer.',
  access: 'anyone',
  reads: true,
  cache: ['site', 'options'],
  beforePass: true,
  answer: domainConfig,
  refusals: ['siteUnknown'],
});
