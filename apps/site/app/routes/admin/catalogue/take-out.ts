import { takeOutFile } from '../../../admin/products/files/files.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/take-out';

/** The catalogue or its stock as a file. */
export const loader = ({ context, params }: Route.LoaderArgs): Promise<Response> =>
  takeOutFile(context.get(siteContext), params.what);
