import type { ActionFunctionArgs } from 'react-router';
import { answerRelease } from '#site/developer/tool-answers.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';

/** Development only. */
export const action = ({ context, request }: ActionFunctionArgs): Promise<Response> =>
  answerRelease(context.get(siteContext), request);
