type Typed = Readonly<{ address: string; user: string; password: string }>;

/** Returns the URL with credentials; null when forbidden. Allows https, and http for trusted hosts (`FEED_HOSTS`). */
export function feedAddress({ address, password, user }: Typed, trustedHosts: readonly string[]): string | null {
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  const isTrusted = trustedHosts.includes(url.host) || trustedHosts.includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isTrusted)) return null;
  if (user !== '') url.username = encodeURIComponent(user);
  if (password !== '') url.password = encodeURIComponent(password);
  return isReadable(url.username) && isReadable(url.password) ? url.href : null;
}

/** An unescaped percent sign would break the request. */
function isReadable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
}
