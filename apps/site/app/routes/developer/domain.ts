import type { LoaderFunctionArgs } from 'react-router';
import { answerDomain } from '#site/developer/tool-answers.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';

/** Development only. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<Response> =>
  answerDomain(context.get(siteContext));
