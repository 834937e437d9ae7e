import 'server-only';

const UNREADABLE = 'an address that cannot be read';
/** `http:/host` is an address for whoever parses it. */
const SCHEME = /^\s*(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i;

/**
 * An address for messages, logs and reports: without user, password, query and fragment, which may be secrets. A path
 * of a file stays as it is.
 */
export function printedAddress(address: string): string {
  if (SCHEME.test(address)) {
    if (!URL.canParse(address)) return UNREADABLE;
    const { host, pathname, protocol } = new URL(address);
    return `${protocol}//${host}${pathname}`;
  }
  if (/^\/(?!\/)/.test(address)) return address;
  // An address without its scheme, perhaps.
  return address.replace(/[?#].*$/s, '').replace(/^(\/\/)?[^/]*@/, '$1');
}

/** A text with every address in it as `printedAddress` has it. */
export function withPrintedAddresses(text: string): string {
  return text.replace(/(?:https?:\/|[a-z][a-z\d+.-]*:\/\/)[^\s"'`<>“”‘’«»]+/gi, printedAddress);
}
