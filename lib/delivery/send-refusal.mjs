import { readFileSync } from 'node:fs';
import { METHODS } from './request-guard.mjs';

/** Of the messages: a sentence for each code. */
const NAMESPACE = 'refusedRequests';

const sentences = Object.fromEntries(
  ['en', 'es'].map((locale) => {
    const file = new URL(`../../messages/${locale}.json`, import.meta.url);
    return [locale, JSON.parse(readFileSync(file, 'utf8'))[NAMESPACE]];
  }),
);

/** Answers a refused request: a code for programs that call the API, one sentence in the page's language for people. */
export function sendRefusal({ url, method }, response, { status, code }, siteOrigin) {
  const isApi = url.startsWith('/api/');
  const locale = /^\/es(\/|$)/.test(url) ? 'es' : 'en';
  const sentence = sentences[locale][code].replace('{site}', siteOrigin);
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isApi ? 'application/json' : 'text/plain; charset=utf-8');
  if (status === 405) response.setHeader('Allow', METHODS.join(', '));
  response.end(method === 'HEAD' ? undefined : isApi ? JSON.stringify({ code }) : `${sentence}\n`);
}
