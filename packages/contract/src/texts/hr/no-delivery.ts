/** Why a cart cannot be delivered, and what to do. */
export const noDelivery = {
  country: 'Na tu adresu ne dostavljamo: u tu državu ne šaljemo. Odaberite drugu adresu.',
  weight:
    'Košarica ima {weight} kg, a na tu adresu dostavljamo najviše {most} kg. Uzmite manje ili naručite u dva navrata.',
  weightBetween: 'Za {weight} kg na tu adresu nema dostave. Promijenite količinu.',
  total: 'Za košaricu tog iznosa na tu adresu nema dostave. Promijenite količinu ili odaberite drugu adresu.',
  branches: 'U toj državi trenutačno nema mjesta preuzimanja. Odaberite drugu adresu.',
};
