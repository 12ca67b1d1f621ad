import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole list of a shop is 2 kB and spares a request for it after every page (docs/decisions/967).
  routeDiscovery: { mode: 'initial' },
  // What sends a form is small and used on its screen only: files of its own would be requests and lines of that list.
  splitRouteModules: false,
} satisfies Config;
