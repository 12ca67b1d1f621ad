import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { failedRouteModules } from './app/render/failed-route-modules.ts';
import { clientGroups, worthPreloading } from './bundling/client-groups.ts';

export default defineConfig({
  plugins: [reactRouter(), failedRouteModules(), modulesOfFiles(), stylesWithoutMaps()],
  build: {
    target: 'es2023',
    // The first versions that know light-dark(); for older ones every colour would be written twice.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Files stay files: a data address would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: worthPreloading },
  },
  // What the screens need is found before the first of them is asked for: a library found later would leave that page
  // with files that are no longer valid, dead until it is loaded again.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/**/routes/**/*.{ts,tsx}'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: clientGroups,
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // For anyone who looks into a fault; browsers are given none.
        sourcemap: true,
        rollupOptions: {
          input: './app/server.ts',
          // V8 keeps the text of what runs as long as it runs: half of it would be comments about the code.
          output: { comments: { jsdoc: false, legal: true, annotation: false } },
        },
      },
    },
  },
});

/**
 * Writes beside the built files of the browser which modules each of them holds ("/assets/x.js" → paths from this folder),
 * so that a test can tell what a visitor is given: the name of a file says nothing sure about it.
 */
function modulesOfFiles(): Plugin {
  return {
    name: 'modules-of-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[`/${file.fileName}`, file.moduleIds.map((id) => relative(import.meta.dirname, id))] as const]
          : [],
      );
      writeFileSync(
        `${import.meta.dirname}/build/client-modules.json`,
        JSON.stringify(Object.fromEntries(modules)),
      );
    },
  };
}

/** A style is an import of its whole path on the server: a map of that would depend on the folder of the sources. */
function stylesWithoutMaps(): Plugin {
  return {
    name: 'styles-without-maps',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code, map: { mappings: '' } } : null),
  };
}
