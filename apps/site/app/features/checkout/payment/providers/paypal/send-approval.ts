/** Tells the shop that the buyer approved a PayPal payment; returns the path to go on to, undefined when it was refused. */
export async function sendApproval(
  address: string,
  details: { orderID?: string; subscriptionID?: string | null },
): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(details),
    });
    if (!response.ok) return undefined;
    const { path } = (await response.json()) as { path?: string };
    return path;
  } catch (error) {
    // No connection: the payment is not lost, the platform hears of it from PayPal.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
