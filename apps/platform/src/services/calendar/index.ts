export { calendarRoutes } from './calendar.routes.ts';
export { type EventInput, saveEvent } from './save-event.ts';
