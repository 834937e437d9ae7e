const MAX_ADDRESS = 2_000;

/** Removes the default port and the fragment. Null when it cannot be fetched. */
export function imageAddress(text: string): string | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol) || text.length > MAX_ADDRESS) return null;
  address.hash = '';
  return address.href;
}
