/** The field of the KPD of a line of an order, as the platform names it in its refusals. */
export const kpdField = {
  of: (itemId: number) => `kpd.${itemId}`,
  itemOf: (name: string) => {
    const id = Number(/^kpd\.([1-9]\d{0,14})$/.exec(name)?.[1]);
    return id ? id : null;
  },
};
