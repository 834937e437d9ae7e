import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { collectAnswer } from './collect-answer.mjs';
import { takesEncoding } from './takes-encoding.mjs';

/** Lists with a filter or a question; each address is rendered once, and what people ask most stays. */
const ASKED = /^\/(en|es)\/(properties|blog|search)\?(?!.*\b_rsc=)/;
const MOST_ASKED = 100;

/** How well pages are packed that stay for good; those with a nonce are packed for every visitor. */
const LASTING_QUALITY = 9;
const QUICK_LEVEL = 4;

/** What belongs to one answer alone. */
const PASSING = /^(x-request-id|server-timing|connection|keep-alive|date|content-length|transfer-encoding)$/;

const packQuickly = promisify(gzip);

/**
 * Keeps public pages as they went out first. They are the same for everybody until the next build, yet Next would put
 * each together and pack it with gzip for every visitor anew: most of what a visit costs the server. Prerendered pages
 * stay packed; lists that were filtered get a nonce of their own each time. Gives a function that answers a request for
 * a page it has (true), and otherwise notes the answer as it goes out.
 */
export function keepPages() {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  // What is rendered for a program has its title and its robots in the head; browsers get them as they come.
  const programs = new RegExp(`${config.htmlLimitedBots}|Googlebot`, 'i');
  const lasting = new Set(
    Object.keys(routes).filter(
      (route) =>
        /^\/(en|es)(\/|$)/.test(route) &&
        routes[route].routeType === 'page' &&
        routes[route].initialRevalidateSeconds === false,
    ),
  );
  const pages = new Map();
  const asked = new Map();

  return (request, answer) => {
    const { headers, method, url = '' } = request;
    const isLasting = lasting.has(url);
    if (method !== 'GET' || headers.rsc !== undefined || headers.range !== undefined) return false;
    if (!isLasting && (!ASKED.test(url) || programs.test(headers['user-agent'] ?? ''))) return false;
    if (!takesEncoding('gzip', headers['accept-encoding'])) return false;
    const kept = isLasting ? pages : asked;
    const key = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'} ${url}`;
    const page = kept.get(key);
    const isBrotli = takesEncoding('br', headers['accept-encoding']);
    if (page) {
      // The last asked for stands last, so that the first is the one to go.
      kept.delete(key);
      kept.set(key, page);
      void page.send(answer, { isBrotli, known: headers['if-none-match'] });
      return true;
    }
    delete headers['accept-encoding'];
    collectAnswer(answer, (html) => {
      const made = makePage(answer, html);
      if (!made) return false;
      kept.set(key, made);
      if (asked.size > MOST_ASKED) asked.delete(asked.keys().next().value);
      void made.send(answer, { isBrotli });
      return true;
    });
    return false;
  };
}

/** What can be sent again, or null where the answer is of another kind. */
function makePage(answer, html) {
  const isPage = answer.statusCode === 200 && String(answer.getHeader('content-type')).startsWith('text/html');
  if (!isPage || answer.hasHeader('set-cookie')) return null;
  const headers = Object.entries(answer.getHeaders()).filter(([name]) => !PASSING.test(name));
  const nonce = /'nonce-([^']+)'/.exec(String(answer.getHeader('content-security-policy')))?.[1];
  return nonce ? withNonce(headers, html, nonce) : lastingPage(headers, html);
}

function lastingPage(headers, html) {
  const packed = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: LASTING_QUALITY } }),
    gzip: gzipSync(html, { level: LASTING_QUALITY }),
  };
  const etag = headers.find(([name]) => name === 'etag')?.[1];
  return {
    send(answer, { isBrotli, known }) {
      if (etag && known === etag) return finish(answer, headers, null);
      const encoding = isBrotli ? 'br' : 'gzip';
      return finish(answer, headers, { body: packed[encoding], encoding });
    },
  };
}

function withNonce(headers, html, nonce) {
  const parts = html.toString().split(nonce);
  return {
    async send(answer) {
      const own = btoa(crypto.randomUUID());
      const body = await packQuickly(parts.join(own), { level: QUICK_LEVEL });
      const ownHeaders = headers.map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replaceAll(nonce, own) : value,
      ]);
      finish(answer, ownHeaders, { body, encoding: 'gzip' });
    },
  };
}

function finish(answer, headers, content) {
  for (const [name, value] of headers) answer.setHeader(name, value);
  if (!content) {
    answer.statusCode = 304;
    answer.end();
    return;
  }
  answer.setHeader('Content-Encoding', content.encoding);
  answer.setHeader('Content-Length', content.body.length);
  answer.end(content.body);
}
