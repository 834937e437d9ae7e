/** What advertisements, newsletters and analytics add to an address. */
const ADDED = /^(utm_.+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+|_ga|_gl)$/;

/** An address of a former site in its two spellings: with its query, and the path alone. */
type OldAddress = Readonly<{ path: string; whole: string }>;

/**
 * One spelling for all of an address: path in small letters, without a final slash, percent-encoded in one way; query
 * in alphabetical order, without what advertisements add. Null if it cannot be read.
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

/** Its first letters, as people copy an address: with or without the name of the site. */
const ORIGIN = /^(https?:\/\/|www\.)/i;

/** An address of a file or a form, whole or from the first slash on; null if it is none. */
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

/** As people read it. */
export function shownAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
