interface Travelled {
  name: string;
  branch: { name: string } | null;
}

/**
 * How an order travels, as one says it: method and branch, "Kurir" or "Preuzimanje, Trgovina Split". What the name of a
 * branch repeats of the end of the method's name is said once: "Paketomat Zagreb", not "Paketomat, Paketomat Zagreb".
 */
export function deliveryWords({ name, branch }: Travelled): string {
  if (!branch) return name;
  const [method, place] = [words(name), words(branch.name)];
  const most = Math.min(method.length, place.length);
  for (let count = most; count > 0; count -= 1) {
    const end = method.slice(-count).join(' ').toLowerCase();
    if (end === place.slice(0, count).join(' ').toLowerCase())
      return [...method, ...place.slice(count)].join(' ');
  }
  return `${name}, ${branch.name}`;
}

const words = (text: string) => text.trim().split(/\s+/);
