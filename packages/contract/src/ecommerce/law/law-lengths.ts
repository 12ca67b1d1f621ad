/** Most signs of a proof of a green word. */
export const proofLength = 500;
/** Most signs of what a recall says of the danger, and of what is to be done. */
export const recallTextLength = 2000;
