import { readdirSync } from 'node:fs';
import { takesEncoding } from './takes-encoding.mjs';

const TYPES = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  txt: 'text/plain; charset=UTF-8',
};

/**
 * Whoever takes Brotli gets the packed form of scripts, styles and page data that lib/commands/pack.mjs made. Next
 * serves it like any file, with its own headers; here only the address changes, and what the content is gets said.
 * Gives what is to be done with each request of a file, before Next has it.
 */
export function servePacked() {
  const packed = new Set(
    readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.br'))
      .map((file) => `/_next/static/${file.replaceAll('\\', '/')}`),
  );
  return (request, answer) => {
    const [address = '', query] = (request.url ?? '').split('?');
    if (!packed.has(`${address}.br`) || !takesEncoding('br', request.headers['accept-encoding'])) return;
    request.url = `${address}.br${query === undefined ? '' : `?${query}`}`;
    answer.setHeader('Content-Encoding', 'br');
    answer.setHeader('Content-Type', TYPES[address.slice(address.lastIndexOf('.') + 1)]);
  };
}
