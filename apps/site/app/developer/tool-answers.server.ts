import { CallError } from '@izlog/contract/client';
import { optionFilter } from '@izlog/contract/cms/option-filter';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { filterDomains } from '@izlog/contract/settings/filter-domains';
import type { DeveloperSettings } from '#site/platform-client/developer-settings.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { GitLabError, latestRelease, latestTag } from './gitlab.server.ts';

/** `GET /_cli/get-latest-tag` (DEV-001): null where no project is named, as every page of a development build asks. */
export const answerTag = (site: SiteContext): Promise<Response> =>
  answered(site, async (settings) => {
    const [option] = await site.call(optionFilter, { keys: [projectOption] });
    return { tag: option?.value ? await latestTag(settings, option.value) : null };
  });

/** `POST /_cli/get-latest-release` with gitlabProjectId and gitlabBranch, both optional (DEV-002, DEV-003). */
export const answerRelease = (site: SiteContext, request: Request): Promise<Response> =>
  answered(site, async (settings) => {
    const { gitlabProjectId, gitlabBranch } = await sentOf(request);
    return latestRelease(settings, gitlabProjectId ?? (await projectOf(site)), gitlabBranch);
  });

/** `GET /_cli/get-domain`: the configured one, else the one that is asked for (DEV-004). */
export const answerDomain = (site: SiteContext): Promise<Response> =>
  answered(site, async ({ domain }) => ({ domain: domain.get() ?? new URL(site.visitedOrigin).host }));

/** `GET /_cli/list-domains`: those of the site, for the picker (SHELL-035). */
export const answerDomains = (site: SiteContext): Promise<Response> =>
  answered(site, async () => {
    const { records } = await site.call(filterDomains, {});
    return records.map(({ name, url }) => ({ name, url }));
  });

/** `POST /_cli/set-domain` with domain, one that a site answers on; the next start shows it (DEV-005). */
export const answerSetDomain = (site: SiteContext, request: Request): Promise<Response> =>
  answered(site, async (settings) => {
    const domain = await knownDomain(site, (await sentOf(request)).domain);
    settings.domain.set(domain);
    return { domain };
  });

/** A developer's request that cannot be met: reported as it is, in a toast (SHELL-039). */
class ToolRefusal extends Error {}

/** Outside development there is no such address (DEV-006). */
async function answered(
  site: SiteContext,
  work: (settings: DeveloperSettings) => Promise<object>,
): Promise<Response> {
  const settings = site.env.developer;
  if (!settings) return new Response(null, { status: 404 });
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json(await work(settings), { headers });
  } catch (error) {
    if (!(error instanceof GitLabError || error instanceof ToolRefusal)) throw error;
    const status = error instanceof GitLabError ? 502 : 400;
    return Response.json({ message: error.message }, { status, headers });
  }
}

const projectOption = 'GitlabProjectId';

/** The project whose releases are shown: option GitlabProjectId, which staff alone may read (DEV-003). */
async function projectOf({ call }: SiteContext): Promise<string> {
  const [option] = await call(optionFilter, { keys: [projectOption] });
  if (option?.value) return option.value;
  throw new ToolRefusal(
    option
      ? 'Option GitlabProjectId is not set.'
      : 'Option GitlabProjectId cannot be read: log in as staff, or name the project.',
  );
}

async function knownDomain({ call }: SiteContext, domain: string | undefined): Promise<string> {
  if (!domain) throw new ToolRefusal('No domain was named.');
  try {
    await call(detectDomain, {}, { headers: { customreferer: domain } });
    return domain;
  } catch (error) {
    if (error instanceof CallError && error.status === 404)
      throw new ToolRefusal(`No site answers on ${domain}.`, { cause: error });
    throw error;
  }
}

/** Texts that were sent as JSON or as a form. */
async function sentOf(request: Request): Promise<Readonly<Record<string, string | undefined>>> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const sent: unknown = isJson
    ? await request.json().catch(() => undefined)
    : Object.fromEntries(await request.formData());
  if (typeof sent !== 'object' || sent === null) throw new ToolRefusal('What was sent cannot be read.');
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
}
