/** Most characters of a message to the shop or with a gift. */
export const messageMaxLength = 1000;
