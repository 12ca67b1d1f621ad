/** Id of the link that stands for a button of a list's `meta.buttons`, for anyone who edits it. */
export const linkIdOfButton = (list: string, place: number): string => `${list}.button-${place + 1}`;
