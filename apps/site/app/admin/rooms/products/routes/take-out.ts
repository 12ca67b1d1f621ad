import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { takeOutFile } from '../files/files.server.ts';
import type { Route } from './+types/take-out';

export const middleware = named(adminMiddleware, 'ownWords');

/** The catalogue or its stock as a file. */
export const loader = ({ context, params }: Route.LoaderArgs): Promise<Response> =>
  takeOutFile(context.get(siteContext), params.what);
