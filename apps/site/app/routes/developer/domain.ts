import type { LoaderFunctionArgs } from 'react-router';
import { answerDomain } from '../../developer/tool-answers.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';

/** Development only. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<Response> =>
  answerDomain(context.get(siteContext));
