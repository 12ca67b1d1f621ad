import type { FromRooms } from './record/from-rooms.ts';
import { fieldWords, valueWords } from './rooms/log/door/change-words.ts';
import { PictureChoice } from './rooms/media/door/picture-choice.tsx';

/** What rooms register with the floors below them, which know no room. */
export const forRecords: FromRooms = { PictureChoice, fieldWords, valueWords };
