import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';

/**
 * What a visitor's browser knows of the back office: that it is another document. Links, forms and redirects that lead
 * there from a page of the shop load it as one; no server asks this route (platform-client/language-build.ts).
 */
export function clientLoader({ url }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(url.pathname + url.search + url.hash);
}
