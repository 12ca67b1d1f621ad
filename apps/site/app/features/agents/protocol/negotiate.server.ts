import { readAgentProfile } from '@izlog/contract/agents/agent-profile';
import { type UcpCapability, ucpCapabilities, ucpVersion } from '@izlog/contract/agents/ucp';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { AgentFault, badRequest } from './agent-fault.ts';

const statusOf = { invalid_profile_url: 400, profile_unreachable: 424, profile_malformed: 422 } as const;

/**
 * Whether the agent that calls speaks a capability as we do, by its profile (`UCP-Agent: profile="…"`). Another version of
 * the protocol is a fault. One that names no profile is a plain program: it gets what this shop offers.
 */
export async function speaksOurs(
  context: SiteContext,
  header: string | null,
  capability: UcpCapability,
): Promise<boolean> {
  if (header === null) return true;
  const url = profileIn(header);
  if (url === undefined)
    throw badRequest('UCP-Agent has to name a profile, as in profile="https://…".', 'invalid_profile_url');
  const read = await context.call(readAgentProfile, { url });
  if ('fault' in read) throw new AgentFault(statusOf[read.fault], read.fault, read.message);
  if (read.version !== ucpVersion)
    throw new AgentFault(
      422,
      'version_unsupported',
      `Protocol version ${read.version} is not supported. This business supports version ${ucpVersion}.`,
    );
  return read.capabilities[ucpCapabilities[capability]]?.includes(ucpVersion) === true;
}

/** The address in a dictionary of structured fields (RFC 8941): `profile="https://…"`, beside whatever else it has. */
const profileIn = (header: string): string | undefined =>
  /(?:^|,)\s*profile\s*=\s*"((?:[^"\\]|\\["\\])*)"/.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1');
