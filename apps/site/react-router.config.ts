import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // About forty routes: the whole list is 3 kB and spares a request for it after every page.
  routeDiscovery: { mode: 'initial' },
  // What sends a form is small and used on its screen only: files of its own would be requests and lines of that list.
  splitRouteModules: false,
} satisfies Config;
