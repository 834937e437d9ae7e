import type { FeedProperty } from './parse-properties';
import type { PropertyReader } from './property-reader';

const MAX_IMAGES = 50;
const MAX_ADDRESS = 2_000;

type Note = PropertyReader['note'];

/** Addresses of the images, each once, in the order of the feed; what cannot be used is noted by its own address. */
export function readImages(fields: FeedProperty['fields'], note: Note): readonly string[] {
  const given = [...fields].flatMap(([key, values]) => (/^images\/image\d*(?:\/url)?$/.test(key) ? values : []));
  const addresses = new Set<string>();
  for (const { text } of given.filter((value) => value.text !== '')) {
    const address = readAddress(text);
    if (!address) note('images/image/url', 'imageAddress', { text: shown(text) });
    else if (addresses.has(address)) note('images/image/url', 'imageTwice', { address: shown(address) });
    else addresses.add(address);
  }
  if (addresses.size > MAX_IMAGES) note('images/image/url', 'manyMore', { count: addresses.size, max: MAX_IMAGES });
  return [...addresses].slice(0, MAX_IMAGES);
}

/** In one spelling: without the port that goes without saying, and without a fragment. */
function readAddress(text: string): string | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol) || text.length > MAX_ADDRESS) return null;
  address.hash = '';
  return address.href;
}

/** Without what may be a key. */
function shown(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//');
  return path.length > 120 ? `${path.slice(0, 120)}…` : path;
}
