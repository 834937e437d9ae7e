import 'server-only';

const UNREADABLE = 'an address that cannot be read';
const SCHEME = /^\s*(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i;

const HASH = /^(?:(?=.*\d)[\da-f]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const TURN = /[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[a-zA-Z])/g;
const MIN_KEY = 16;
const MIN_TURNS = 6;
const NAMES_KEY = /^(?:api[-_]?key|key|token|auth|secret|hash|pass(?:word)?)$/i;
const PARAMETER = /((?:^|[;,&])(?:api[-_]?key|key|token|auth|secret|hash|user|pass(?:word)?|pwd)=)[^;,&]*/gi;
const IMAGE = /\.(?:jpe?g|png|webp|avif|gif|heic|tiff?)$/i;

function withoutKeys(path: string): string {
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      if (IMAGE.test(segment)) return segment;
      if (segment !== '' && NAMES_KEY.test(segments[index - 1] ?? '')) return '…';
      const [, name = '', extension = ''] = /^(.*?)(\.[a-z]{2,5})?$/i.exec(segment) ?? [];
      return isKey(name) ? `…${extension}` : segment.replace(PARAMETER, '$1…');
    })
    .join('/');
}

const isKey = (name: string): boolean =>
  HASH.test(name) || (name.length >= MIN_KEY && (name.match(TURN)?.length ?? 0) >= MIN_TURNS);

/** Removes possible secrets: user, password, query, fragment and path keys. File paths stay unchanged. */
export function printedAddress(address: string): string {
  if (SCHEME.test(address)) {
    if (!URL.canParse(address)) return UNREADABLE;
    const { host, pathname, protocol } = new URL(address);
    return `${protocol}//${host}${withoutKeys(pathname)}`;
  }
  if (/^\/(?!\/)/.test(address)) return address;
  return withoutKeys(address.replace(/[?#].*$/s, '').replace(/^(\/\/)?[^/]*@/, '$1'));
}

export function withPrintedAddresses(text: string): string {
  return text.replace(/(?:https?:\/|[a-z][a-z\d+.-]*:\/\/)[^\s"'`<>“”‘’«»]+/gi, printedAddress);
}
