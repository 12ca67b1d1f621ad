import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the site's development tools are given (the site's `DeveloperSettings`). */
export interface DeveloperSettings {
  gitlabUrl: string;
  gitlabToken?: string;
  documentationUrl: string;
  servedDomain?: string;
  domain: { get(): string | undefined; set(domain: string): void };
}

/**
 * Settings of the development tools: GITLAB_URL, GITLAB_TOKEN and DOCUMENTATION_URL of the environment, and the configured
 * domain in a file of the data folder, whose site the next start shows. DEVELOPER_TOOLS=false hides the tools (SHELL-031).
 */
export function developerSettings(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): DeveloperSettings | undefined {
  if (env.DEVELOPER_TOOLS === 'false') return undefined;
  const file = join(dataDir, 'development-domain');
  const get = () => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined) || undefined;
  const servedDomain = get();
  return {
    gitlabUrl: (env.GITLAB_URL ?? 'https://gitlab.com').replace(/\/$/, ''),
    ...(env.GITLAB_TOKEN ? { gitlabToken: env.GITLAB_TOKEN } : {}),
    documentationUrl: env.DOCUMENTATION_URL ?? '/api/docs',
    ...(servedDomain ? { servedDomain } : {}),
    domain: { get, set: (domain) => writeFileSync(file, `${domain}\n`) },
  };
}
