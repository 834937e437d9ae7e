type Typed = Readonly<{ address: string; user: string; password: string }>;

/**
 * The address of a feed with its credentials, or null for none that may be fetched: https, and http of hosts that the
 * operator trusts (`FEED_HOSTS`).
 */
export function feedAddress({ address, password, user }: Typed, trustedHosts: readonly string[]): string | null {
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  const isTrusted = trustedHosts.includes(url.host) || trustedHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isTrusted)) return null;
  if (user !== '') url.username = encodeURIComponent(user);
  if (password !== '') url.password = encodeURIComponent(password);
  return isReadable(url.username) && isReadable(url.password) ? url.href : null;
}

/** A stray per cent sign would break the request. */
function isReadable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
}
