import 'server-only';

const UNREADABLE = 'an address that cannot be read';
/** `http:/host` is an address for whoever parses it. */
const SCHEME = /^\s*(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i;

/** A hash, a UUID, or capitals, small letters and digits as no name of a file or a client has them. */
const KEY =
  /^(?:(?=.*\d)[\da-fA-F]{16,}|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w~-]{20,})(?=\.\w{2,5}$|$)/;
/** `/token/…`: what follows is one. */
const NAMES_KEY = /^(?:api[-_]?key|key|token|auth|secret|hash|pass(?:word)?)$/i;
const PARAMETER = /((?:^|[;,&])(?:api[-_]?key|key|token|auth|secret|hash|user|pass(?:word)?|pwd)=)[^;,&]*/gi;
const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|heic|tiff?)$/i;

/** A path without what may be a key; the name of an image says which one it is. */
function withoutKeys(path: string): string {
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      if (IMAGE.test(segment)) return segment;
      if (segment !== '' && NAMES_KEY.test(segments[index - 1] ?? '')) return '…';
      return segment.replace(KEY, '…').replace(PARAMETER, '$1…');
    })
    .join('/');
}

/**
 * An address for messages, logs and reports: without user, password, query and fragment, which may be secrets, nor keys in its path. A path
 * of a file stays as it is.
 */
export function printedAddress(address: string): string {
  if (SCHEME.test(address)) {
    if (!URL.canParse(address)) return UNREADABLE;
    const { host, pathname, protocol } = new URL(address);
    return `${protocol}//${host}${withoutKeys(pathname)}`;
  }
  if (/^\/(?!\/)/.test(address)) return address;
  // An address without its scheme, perhaps.
  return withoutKeys(address.replace(/[?#].*$/s, '').replace(/^(\/\/)?[^/]*@/, '$1'));
}

/** A text with every address in it as `printedAddress` has it. */
export function withPrintedAddresses(text: string): string {
  return text.replace(/(?:https?:\/|[a-z][a-z\d+.-]*:\/\/)[^\s"'`<>“”‘’«»]+/gi, printedAddress);
}
