/** What a package.json of the workspace says, as far as packing reads it. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  type?: string;
  engines?: { node?: string };
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

/**
 * The package.json of the packed file, worked out from that of the workspace (REL-10): there `exports` name TypeScript
 * sources, here the compiled file and its types. A dependency on a neighbour names its version. Throws for a package
 * that could not be used elsewhere.
 */
export function packedManifest(source: Manifest, neighbours: ReadonlyMap<string, string>) {
  // Held back in the workspace, so that nobody publishes the sources in place of this.
  const { private: _private, scripts: _scripts, devDependencies: _devDependencies, ...kept } = source;
  for (const field of ['version', 'description', 'license', 'exports'] as const)
    if (!kept[field]) throw new Error(`${source.name}: package.json has no "${field}".`);
  if (!kept.engines?.node) throw new Error(`${source.name}: package.json does not say which Node it needs.`);
  if (kept.type !== 'module') throw new Error(`${source.name}: only ES modules can be packed.`);
  return {
    ...kept,
    exports: {
      ...Object.fromEntries(
        Object.entries(kept.exports ?? {})
          // What only tests of the workspace use stays in it.
          .filter(([, target]) => !target.startsWith('./test/'))
          .map(([key, target]) => [key, packedTarget(target, source.name)]),
      ),
      './package.json': './package.json',
    },
    files: ['dist', 'src'],
    ...(kept.dependencies ? { dependencies: packedDependencies(kept.dependencies, neighbours) } : {}),
  };
}

function packedTarget(target: string, name: string) {
  if (!target.startsWith('./src/'))
    throw new Error(`${name}: exports "${target}", which is not below ./src.`);
  const inDist = target.replace('./src/', './dist/');
  if (!inDist.endsWith('.ts')) return inDist;
  return { types: inDist.replace(/\.ts$/, '.d.ts'), default: inDist.replace(/\.ts$/, '.js') };
}

function packedDependencies(asked: Record<string, string>, neighbours: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(asked).map(([name, range]) => {
      const version = neighbours.get(name);
      return [name, version ? `^${version}` : range];
    }),
  );
}
