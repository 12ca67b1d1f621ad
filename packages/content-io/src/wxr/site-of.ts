import type { SiteRecord } from '../content-record.ts';
import { FileRefused } from '../file-refused.ts';
import type { XmlElement } from './xml-element.ts';

/** Gathers what the head of an export says of its site; refuses a feed that is no export. */
export function siteOf() {
  const found = { title: '', link: '', home: '', language: '', version: '' };
  return {
    take({ space, name, text }: XmlElement): void {
      const value = text.trim();
      if (space === '' && (name === 'title' || name === 'link' || name === 'language')) found[name] = value;
      if (space === 'wp' && name === 'wxr_version') found.version = value;
      if (space === 'wp' && name === 'base_blog_url') found.home = value;
    },
    record(): SiteRecord {
      const { title, link, home, language, version } = found;
      if (!/^1\.\d$/.test(version))
        throw new FileRefused(
          'notExport',
          version === ''
            ? 'The file is no WordPress export: it does not say its version (wp:wxr_version).'
            : `The file is a WordPress export of version ${version}; versions 1.0 to 1.2 are read.`,
        );
      return { record: 'site', title, address: (home || link).replace(/\/+$/, ''), language, version };
    },
  };
}
