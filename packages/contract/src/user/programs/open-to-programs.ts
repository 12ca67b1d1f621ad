import { type AnyEndpoint, permissionsOf } from '../../endpoint.ts';
import { keyRights } from './key-rights.ts';

/*
 * A program with a key is its maker, narrowed (DOOR-01). Which calls it may make at all is said here, and nowhere else: what
 * is not said is refused. Its rights are asked besides.
 */

/** Single calls, besides those that a right opens and those by which all visitors read. */
const open: ReadonlySet<string> = new Set([
  'GET /api/v1/user/programKey/own',
  // Prices and stock of several products; each part of a product asks for its right.
  ...['GET /api/v1/product/record/grid', 'PATCH /api/v1/product/record/grid/save'],
  // Lists that are everybody's, and how services are.
  ...['GET /api/v1/commons', 'GET /api/v1/{service}/status', 'GET /api/v2/ecommerce/checkout/findTowns'],
  ...['POST /api/v1/cms/finder/getUrlOnLanguage', 'POST /api/v2/ecommerce/delivery/findBranches'],
  // Files: pictures, papers of an order, archives by the address that was answered, and the way up for bytes.
  'GET /api/v1/media/file/{hash}/{size}.{ext}',
  'PUT /api/v1/media/file/put/{ticket}',
  'GET /api/v2/ecommerce/order/paper/archive/{token}',
  'GET /api/v1/cms/form/entryFile/{token}',
]);

/** The calls that are named one by one, for the test that each of them exists. */
export const namedForPrograms: readonly string[] = [...open];

const ofKeys: ReadonlySet<string> = new Set(keyRights);

/**
 * Whether a program may call an endpoint with its key: what a right of keys opens, what visitors read alike, and what is said
 * above. Nothing else: no login, no cart, no account, no colleague, no key; and nothing that asks a person to say the password
 * again (`proofRequired`), whatever right opens it.
 */
export function isOpenToPrograms({ method, path, access, cache, refusals = [] }: AnyEndpoint): boolean {
  if (open.has(`${method} ${path}`)) return true;
  if (refusals.includes('proofRequired')) return false;
  if (access === 'anyone' || access === 'visitor') return cache !== undefined && cache !== 'never';
  return permissionsOf(access).some((one) => ofKeys.has(one));
}
