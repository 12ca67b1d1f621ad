export { type EventInput, saveEvent } from './save-event.ts';
