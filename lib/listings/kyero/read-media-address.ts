import type { PropertyReader } from './property-reader';

const MAX_ADDRESS = 500;

export function readMediaAddress({ noteGiven, words }: PropertyReader, field: string): string | null {
  const text = words(field);
  if (text === '') return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol === 'https:' && address.href.length <= MAX_ADDRESS && !address.username) return address.href;
  noteGiven(field, 'mediaAddress');
  return null;
}
