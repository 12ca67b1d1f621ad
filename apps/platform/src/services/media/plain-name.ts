// Signs that are not seen and turn round what stands after them: `txt.exe` would be read as `exe.txt`.
const hidden = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** The name of a file or folder as it is kept: without signs that hide what it says, at most 300 long. */
export const plainName = (name: string): string => name.replace(hidden, '').trim().slice(0, 300) || '–';
