import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectAnswer } from './collect-answer.mjs';
import { codeOf, hashOf } from './inline-code.mjs';
import { withJoined } from './join-styles.mjs';
import { packWhenAsked } from './pack-when-asked.mjs';
import { takesEncoding } from './takes-encoding.mjs';

/** Lists with a filter or a question; each address is rendered once, and what people ask most stays. */
const ASKED = /^\/(en|es)\/(properties|blog|search)\?(?!.*\b_rsc=)/;
const MOST_ASKED = 100;

/** The routes that render them: their styles are put into one file here, as the page goes out. */
export const ASKED_ROUTE = /\/(filtered|results)$/;

/** Of both packers. What stays for good may take them longer. */
const LASTING_QUALITY = 9;
const ASKED_QUALITY = 5;

/** Asks for more than the page, or for another: Next then answers with headers that are for whoever asked. */
const OWN_QUESTION = /^(rsc|range|x-nextjs-data|x-middleware-.*)$/;

/** What belongs to one answer alone. */
const PASSING = /^(x-request-id|server-timing|connection|keep-alive|date|content-length|transfer-encoding)$/;

/**
 * Keeps public pages as they went out first. They are the same for everybody until the next build, yet Next would put
 * each together and pack it with gzip for every visitor anew: most of what a visit costs the server. Gives a function
 * that answers a request for a page it has (true), and otherwise notes the answer as it goes out.
 */
export function keepPages({ folder = '.next', pack } = {}) {
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'prerender-manifest.json'), 'utf8'));
  const sheets = JSON.parse(readFileSync(path.join(folder, 'joined-styles.json'), 'utf8'));
  const { config } = JSON.parse(readFileSync(path.join(folder, 'required-server-files.json'), 'utf8'));
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
    if (method !== 'GET') return false;
    if (!isLasting && (!ASKED.test(url) || programs.test(headers['user-agent'] ?? ''))) return false;
    if (!takesEncoding('gzip', headers['accept-encoding'])) return false;
    if (Object.keys(headers).some((name) => OWN_QUESTION.test(name))) return false;
    const kept = isLasting ? pages : asked;
    const key = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'} ${url}`;
    const page = kept.get(key);
    const isBrotli = takesEncoding('br', headers['accept-encoding']);
    if (page) {
      // The last asked for stands last, so that the first is the one to go.
      kept.delete(key);
      kept.set(key, page);
      page(answer, { isBrotli, known: headers['if-none-match'] });
      return true;
    }
    delete headers['accept-encoding'];
    collectAnswer(answer, (html) => {
      const made = makePage(answer, html, {
        quality: isLasting ? LASTING_QUALITY : ASKED_QUALITY,
        pack,
        sheets,
        forget: () => kept.get(key) === made && kept.delete(key),
      });
      if (!made) return false;
      kept.set(key, made);
      if (asked.size > MOST_ASKED) asked.delete(asked.keys().next().value);
      made(answer, { isBrotli });
      return true;
    });
    return false;
  };
}

/** What can be sent again, or null where the answer is of another kind. */
function makePage(answer, body, { quality, pack, sheets, forget }) {
  const isPage = answer.statusCode === 200 && String(answer.getHeader('content-type')).startsWith('text/html');
  if (!isPage || answer.hasHeader('set-cookie')) return null;
  const { html, policy } = withoutNonce(
    withJoined(body.toString(), sheets),
    String(answer.getHeader('content-security-policy')),
  );
  answer.setHeader('content-security-policy', policy);
  const headers = Object.entries(answer.getHeaders()).filter(([name]) => !PASSING.test(name));
  const etag = answer.getHeader('etag');
  const content = packWhenAsked(html, { quality, pack, forget });
  const send = async (answer, { isBrotli, known }) => {
    for (const [name, value] of headers) answer.setHeader(name, value);
    if (etag && known === etag) {
      answer.statusCode = 304;
      answer.end();
      return;
    }
    const { encoding, bytes } = await content(isBrotli ? 'br' : 'gzip');
    if (encoding) answer.setHeader('Content-Encoding', encoding);
    answer.setHeader('Content-Length', bytes.length);
    answer.end(bytes);
  };
  return (answer, wanted) => void send(answer, wanted).catch(() => answer.destroy());
}

/**
 * A page that is sent twice cannot have a nonce, which is good for one visit: hashes take its place, of exactly the
 * code that carried it. What somebody managed to smuggle into the page has neither.
 */
function withoutNonce(html, policy) {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (nonce === undefined) return { html, policy };
  const hashes = (element) =>
    codeOf(html, element)
      .filter(({ attributes }) => attributes.includes(`nonce="${nonce}"`))
      .map(({ code }) => hashOf(code.replaceAll(nonce, '')));
  const directives = policy.split('; ').map((directive) => {
    const element = /^(script|style)-src /.exec(directive)?.[1];
    return element ? directive.replace(`'nonce-${nonce}'`, [...new Set(hashes(element))].join(' ')).trim() : directive;
  });
  return { html: html.replaceAll(nonce, ''), policy: directives.join('; ') };
}
