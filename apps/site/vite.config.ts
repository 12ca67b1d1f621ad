import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    // The first versions that know light-dark(); for older ones every colour would be written twice.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Files stay files: a data address would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
  },
});
