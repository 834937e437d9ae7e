/**
 * After `next build`: writes the content security policy of every prerendered page, with the hashes of its own
 * inline scripts and styles, into the headers that Next serves with it.
 *
 * A nonce would make every page dynamic, and Next's own integrity option stops hydration under `script-src 'self'`
 * (vercel/next.js#95354). The `.meta` files are not a documented interface: an end-to-end test holds the result.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, hashOf } from './inline-code.mjs';

const PAGES = '.next/server/app';
const directives = JSON.parse(readFileSync('lib/http/content-security-policy.json', 'utf8'));

const unique = (values) => [...new Set(values)];

/** Data blocks (JSON-LD) do not run. */
const isData = ({ attributes }) => /type="(?!text\/javascript|module)/.test(attributes);
const hashesOf = (html, element) =>
  unique(
    codeOf(html, element)
      .filter((block) => !isData(block))
      .map(({ code }) => hashOf(code)),
  );

/** A page that frames another site says which in an attribute, and nothing else may be framed there. */
const frameSources = (html) =>
  [...html.matchAll(/data-frame-source="(https:\/\/[^"\s;,]+)"/g)].map(([, origin]) => origin);

/** What reCAPTCHA loads, on pages whose form says that it may: after consent, by the form's own code. */
const recaptchaSources = JSON.parse(readFileSync('lib/http/recaptcha-sources.json', 'utf8'));

function policyOf(html) {
  const recaptcha = html.includes('data-bot-check="recaptcha"') ? recaptchaSources : {};
  const frames = unique([...frameSources(html), ...(recaptcha['frame-src'] ?? [])]);
  const extra = {
    'frame-src': frames,
    'connect-src': recaptcha['connect-src'],
    'script-src': [...hashesOf(html, 'script'), ...(recaptcha['script-src'] ?? [])],
    'style-src': hashesOf(html, 'style'),
  };
  return Object.entries(directives)
    .map(([name, values]) => {
      const own = extra[name] ?? [];
      const general = own.length > 0 ? values.filter((value) => value !== "'none'") : values;
      return [name, ...general, ...own].join(' ');
    })
    .join('; ');
}

let written = 0;
for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.html')) continue;
  const metaFile = path.join(PAGES, file.replace(/\.html$/, '.meta'));
  if (!existsSync(metaFile)) continue;
  const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
  const html = readFileSync(path.join(PAGES, file), 'utf8');
  writeFileSync(
    metaFile,
    JSON.stringify({ ...meta, headers: { ...meta.headers, 'content-security-policy': policyOf(html) } }),
  );
  written += 1;
}
console.log(`Content security policy written for ${written} pages`);
