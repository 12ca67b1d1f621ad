import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const prefix = '\0react-by-name:';
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * React's files are CommonJS: whoever uses them goes through the object of all, at every use. Here our own code imports
 * each thing by its name once, so that it stands in the files as one letter and what is unused is left out.
 */
export function reactByName(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'react-by-name',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      const isOurs = importer !== undefined && !/[\\/]node_modules[\\/]|^\0/.test(importer);
      return isOurs && modules.includes(source) ? prefix + source : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const source = id.slice(prefix.length);
      const all: object = require(source);
      // In production both make an element; with one name for both the code is more of the same.
      const names = Object.keys(all).filter((name) => name !== 'jsxs' && !name.startsWith('__'));
      return [
        `import all from '${source}';`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`),
        ...('jsxs' in all ? ['export { jsx as jsxs };'] : []),
      ].join('\n');
    },
  };
}
