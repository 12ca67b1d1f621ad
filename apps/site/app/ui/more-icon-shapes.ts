import { iconShapes } from './icon-shapes.ts';

/** All drawings a visitor may meet. Staff tools bring their own. */
export const allIconShapes = {
  ...iconShapes,
  box: 'm12 3.5 8 4.2v8.6l-8 4.2-8-4.2V7.7l8-4.2ZM4 7.7l8 4.3 8-4.3M12 12v8.5',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4',
  external: 'M14 4.5h5.5V10M19.5 4.5 11 13M17 13.5v6H4.5V7h6',
  folder: 'M3.5 6h6l2 2.5h9V19h-17z',
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M14 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  settings:
    'M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  tag: 'M4 4h8l8 8-8 8-8-8V4ZM8 8v.1',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v6M13.7 10.5v6',
  up: 'm6 14.5 6-6 6 6',
  users:
    'M2.8 19c.5-3.3 3-5 6.2-5s5.7 1.7 6.2 5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.4c2 .7 3.3 2.2 3.7 4.6M5.8 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0',
  wifi: 'M4 4l16 16M3 9.5c1.5-1.4 3.3-2.4 5.2-3M21 9.5a13 13 0 0 0-9-3.5M6.5 13.3c1.2-1.1 2.7-1.9 4.3-2.1M17.5 13.3l-1-.8M12 18v.1',
} as const;

export type AnyIconName = keyof typeof allIconShapes;
