/** Most rows of the grid that are saved at once. */
export const gridRows = 500;
