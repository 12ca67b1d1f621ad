/** Whether a text is an address of the internet, or a network of them: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : undefined;
  if (longest === undefined || more.length > 0) return false;
  return bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= longest);
}

const isIPv4 = (text: string): boolean => {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
};

/** What an address of a browser takes between its brackets. */
const isIPv6 = (text: string): boolean =>
  /^[0-9a-f:]+(\d{1,3}(\.\d{1,3}){3})?$/i.test(text) &&
  text.includes(':') &&
  URL.canParse(`http://[${text}]/`);
