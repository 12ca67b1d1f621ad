import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // About forty routes: the whole list is 3 kB and spares a request for it after every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
