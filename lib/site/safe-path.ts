const MAX_LENGTH = 512;
const HERE = 'http://here.invalid';
const CONTROLS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;
const FORBIDDEN = new Set(['auth', 'api', 'login', 'logout', '_next']);
const MAX_DECODINGS = 4;

/** Returns a path of this site with query and hash, else `/` (other hosts, authentication pages). Never throws. */
export function safePath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '/';
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\') || CONTROLS.test(value)) return '/';
  const url = parse(value);
  if (url?.origin !== HERE) return '/';
  // `/.//host` becomes another host when serialised.
  if (url.pathname.startsWith('//') || !isAllowed(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

function parse(value: string): URL | null {
  try {
    return new URL(value, HERE);
  } catch {
    return null;
  }
}

function isAllowed(pathname: string): boolean {
  const path = decodeFully(pathname);
  if (path === null || path.startsWith('//') || path.includes('\\') || CONTROLS.test(path.replaceAll(' ', ''))) {
    return false;
  }
  const parts = path.toLowerCase().split('/').filter(Boolean);
  if (parts.includes('..')) return false;
  const first = parts[0] === 'en' || parts[0] === 'es' ? parts[1] : parts[0];
  return !FORBIDDEN.has(first ?? '');
}

/** Null when nested too deeply. */
function decodeFully(path: string): string | null {
  let text = path;
  try {
    for (let round = 0; round < MAX_DECODINGS; round += 1) {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return text;
      text = decoded;
    }
  } catch {
    return null;
  }
  return null;
}
