/** What the development tools are given by the composing process; absent in production, where there are none (SHELL-034). */
export interface DeveloperSettings {
  /** GitLab whose tags and releases are shown, without a slash at the end. */
  gitlabUrl: string;
  /** Lets a project that is not public be read; it stays on the server. */
  gitlabToken?: string;
  /** Where the badge's link to the documentation leads (SHELL-032). */
  documentationUrl: string;
  /** Domain whose site this process shows on every host since its start; nothing for the one that is asked for. */
  servedDomain?: string;
  /** The configured domain, which the next start shows (DEV-004, DEV-005). */
  domain: { get(): string | undefined; set(domain: string): void };
}
