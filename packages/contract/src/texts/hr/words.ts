/** Single words of lists and options. */
export const words = {
  yes: 'Da',
  no: 'Ne',
  price: 'Cijena',
};
