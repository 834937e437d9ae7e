const ADDED = /^(utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+|_ga|_gl)$/;

type OldAddress = Readonly<{ path: string; whole: string }>;

/**
 * Lower-case path without final slash, uniform percent-encoding; sorted query without tracking parameters. Null if unreadable.
 */
export function oldAddress(pathname: string, query: URLSearchParams): OldAddress | null {
  const path = plainPath(pathname);
  if (path === null) return null;
  const own = [...query].filter(([name]) => !ADDED.test(name));
  const ordered = own.toSorted(([one, a], [other, b]) => inOrder(one, other) || inOrder(a, b));
  return { path, whole: ordered.length > 0 ? `${path}?${new URLSearchParams(ordered).toString()}` : path };
}

const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

function plainPath(pathname: string): string | null {
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).normalize('NFC').toLowerCase());
    return parts.map(encodeURIComponent).join('/').replace(/\/+$/, '') || '/';
  } catch {
    return null;
  }
}

const ORIGIN = /^(https?:\/\/|www\.)/i;

export function readOldAddress(typed: string): OldAddress | null {
  const url = urlOf(typed);
  return url && oldAddress(url.pathname, url.searchParams);
}

function urlOf(typed: string): URL | null {
  const isWhole = ORIGIN.test(typed);
  if (!isWhole && !/^\/(?!\/)/.test(typed)) return null;
  const address = isWhole ? typed.replace(/^www\./i, 'http://www.') : `http://former.invalid${typed}`;
  return URL.canParse(address) ? new URL(address) : null;
}

export function shownAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
