/**
 * After `next build`: writes the content security policy of every prerendered page, with the hashes of its own
 * inline scripts and styles, into the headers that Next serves with it.
 *
 * A nonce would make every page dynamic, and Next's own integrity option stops hydration under `script-src 'self'`
 * (vercel/next.js#95354). The `.meta` files are not a documented interface: an end-to-end test holds the result.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = '.next/server/app';
const directives = JSON.parse(readFileSync('lib/http/content-security-policy.json', 'utf8'));

const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const unique = (values) => [...new Set(values)];

/** Inline scripts that run; data blocks (JSON-LD) do not. */
const inlineScripts = (html) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="(?!text\/javascript|module)/.test(attributes))
    .map(([, , code]) => code);

const inlineStyles = (html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, code]) => code);

/** A page that frames another site says which in an attribute, and nothing else may be framed there. */
const frameSources = (html) =>
  [...html.matchAll(/data-frame-source="(https:\/\/[^"\s;,]+)"/g)].map(([, origin]) => origin);

/** What reCAPTCHA loads, on pages whose form says that it may: after consent, by the form's own code. */
const recaptchaSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

function policyOf(html) {
  const recaptcha = html.includes('data-bot-check="recaptcha"') ? recaptchaSources : {};
  const frames = unique([...frameSources(html), ...(recaptcha['frame-src'] ?? [])]);
  const extra = {
    'frame-src': frames,
    'connect-src': recaptcha['connect-src'],
    'script-src': [...unique(inlineScripts(html).map(hashOf)), ...(recaptcha['script-src'] ?? [])],
    'style-src': unique(inlineStyles(html).map(hashOf)),
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
