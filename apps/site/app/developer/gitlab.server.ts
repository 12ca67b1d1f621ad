import type { DeveloperSettings } from '#site/platform-client/developer-settings.ts';

/** A release of the project, its changelog sanitised (SHELL-037). */
export interface Release {
  name: string;
  description_html: string;
}

type GitLab = Pick<DeveloperSettings, 'gitlabUrl' | 'gitlabToken'>;

/** GitLab did not answer as it should: a sentence for the developer who looks at the badge (SHELL-039). */
export class GitLabError extends Error {}

/** Longest wait for GitLab, in ms: the badge is no reason to hold a request. */
const patience = 5000;

/** How many releases are looked at to find the newest of a branch. */
const looked = 20;

/** The newest tag of a project (DEV-001). */
export async function latestTag(gitlab: GitLab, project: string): Promise<string> {
  const tags = await ask<{ name: string }[]>(gitlab, project, 'repository/tags?per_page=1');
  const tag = tags[0]?.name;
  if (tag === undefined) throw new GitLabError(`Project ${project} has no tag.`);
  return tag;
}

/** The newest release of a project, or the newest whose commit is on `branch` (DEV-002). */
export async function latestRelease(gitlab: GitLab, project: string, branch?: string): Promise<Release> {
  const releases = await ask<{ name: string; description_html?: string; commit?: { id: string } }[]>(
    gitlab,
    project,
    `releases?include_html_description=true&per_page=${branch ? looked : 1}`,
  );
  for (const { name, description_html = '', commit } of releases) {
    if (branch && !(commit && (await isOnBranch(gitlab, project, commit.id, branch)))) continue;
    return { name, description_html };
  }
  throw new GitLabError(`Project ${project} has no release${branch ? ` on branch ${branch}` : ''}.`);
}

async function isOnBranch(gitlab: GitLab, project: string, commit: string, branch: string): Promise<boolean> {
  const refs = await ask<{ name: string }[]>(
    gitlab,
    project,
    `repository/commits/${encodeURIComponent(commit)}/refs?type=branch&per_page=100`,
  );
  return refs.some(({ name }) => name === branch);
}

async function ask<T>({ gitlabUrl, gitlabToken }: GitLab, project: string, path: string): Promise<T> {
  const address = `${gitlabUrl}/api/v4/projects/${encodeURIComponent(project)}/${path}`;
  const headers: Record<string, string> = gitlabToken ? { 'private-token': gitlabToken } : {};
  let answer: Response;
  try {
    answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  } catch (cause) {
    throw new GitLabError(`GitLab does not answer at ${gitlabUrl}.`, { cause });
  }
  if (!answer.ok) throw new GitLabError(`GitLab answered ${answer.status} for project ${project}.`);
  return (await answer.json()) as T;
}
