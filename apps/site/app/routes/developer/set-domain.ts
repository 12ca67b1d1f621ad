import type { ActionFunctionArgs } from 'react-router';
import { answerSetDomain } from '#site/developer/tool-answers.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';

/** Development only. */
export const action = ({ context, request }: ActionFunctionArgs): Promise<Response> =>
  answerSetDomain(context.get(siteContext), request);
