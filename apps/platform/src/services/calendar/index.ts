export { calendarRoutes } from './calendar.routes.ts';
export { filterEvents } from './read-events.ts';
export { type EventInput, saveEvent } from './save-event.ts';
