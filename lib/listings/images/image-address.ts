const MAX_ADDRESS = 2_000;

/**
 * Address of an image in one spelling: without the port that goes without saying, and without a fragment. Null for what
 * cannot be fetched.
 */
export function imageAddress(text: string): string | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol) || text.length > MAX_ADDRESS) return null;
  address.hash = '';
  return address.href;
}
