import { imageAddress } from '@/lib/listings/images/image-address';
import type { FeedProperty } from './parse-properties';
import type { PropertyReader } from './property-reader';

const MAX_IMAGES = 50;

type Note = PropertyReader['note'];

export function readImages(fields: FeedProperty['fields'], note: Note): readonly string[] {
  const given = [...fields].flatMap(([key, values]) => (/^images\/image\d*(?:\/url)?$/.test(key) ? values : []));
  const addresses = new Set<string>();
  for (const { text } of given.filter((value) => value.text !== '')) {
    const address = imageAddress(text);
    if (!address) note('images/image/url', 'imageAddress', { text: shown(text) });
    else if (addresses.has(address)) note('images/image/url', 'imageTwice', { address: shown(address) });
    else addresses.add(address);
  }
  if (addresses.size > MAX_IMAGES) note('images/image/url', 'manyMore', { count: addresses.size, max: MAX_IMAGES });
  return [...addresses].slice(0, MAX_IMAGES);
}

/** Removes URL parts that may contain a key. */
function shown(address: string): string {
  const path = address.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//');
  return path.length > 120 ? `${path.slice(0, 120)}…` : path;
}
