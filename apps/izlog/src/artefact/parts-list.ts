import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../program-files.ts';
import { idOf, type Part } from './parts.ts';

/** As much of a CycloneDX document as is looked at here. */
interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The list of parts in CycloneDX, as `npm sbom` tells of the lock file, without what only develops the program. Throws
 * where npm does not know one of the parts. The same for the same commit: it names no time, no folder and no version of npm.
 */
export function partsList(parts: readonly Part[]): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const bom = JSON.parse(
    execFileSync('npm', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    }),
  ) as Bom;
  const inside = new Set(parts.map(idOf));
  const known = new Set(bom.components.map((component) => component['bom-ref']));
  for (const id of inside) if (!known.has(id)) throw new Error(`npm sbom does not know ${id}.`);
  const self = bom.metadata.component;
  self.name = 'izlog';
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  delete bom.serialNumber;
  bom.components = bom.components
    .filter((component) => inside.has(component['bom-ref']))
    .sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1));
  bom.dependencies = [
    { ref: self['bom-ref'], dependsOn: [...inside].sort() },
    ...bom.dependencies
      .filter(({ ref }) => inside.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => inside.has(each)).sort() }))
      .sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  ];
  return `${JSON.stringify({ ...bom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bom))}` }, undefined, 2)}\n`;
}

/** A UUID (version 8) that is a hash of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
