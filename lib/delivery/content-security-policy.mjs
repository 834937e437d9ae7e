import { createHash } from 'node:crypto';

const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** https://developers.google.com/recaptcha/docs/faq, 'My website uses Content Security Policy'. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** `formTargets`: origins that forms may redirect to; `isFramed`: pages of this site frame it. */
export function policyWithNonce(
  nonce,
  { formTargets = [], isBotChecked = false, hasOwnFrames = false, isFramed = false } = {},
) {
  const source = `'nonce-${nonce}'`;
  const own = (isAllowed) => (isAllowed ? ["'self'"] : []);
  const sources = { 'script-src': [source], 'style-src': [source], 'form-action': formTargets };
  return policyWith({ ...sources, 'frame-src': own(hasOwnFrames), 'frame-ancestors': own(isFramed) }, isBotChecked);
}

/** Allows sources from `data-frame-source` and `data-bot-check="recaptcha"`. */
export function policyOfHtml(html) {
  const frames = [...html.matchAll(/data-frame-source="(https:\/\/[^"\s;,]+)"/g)].map(([, origin]) => origin);
  const sources = { 'script-src': hashesOf(html, 'script'), 'style-src': hashesOf(html, 'style'), 'frame-src': frames };
  return policyWith(sources, html.includes('data-bot-check="recaptcha"'));
}

function policyWith(sources, isBotChecked) {
  return Object.entries(DIRECTIVES)
    .map(([name, values]) => {
      const added = [...new Set([...(sources[name] ?? []), ...((isBotChecked && RECAPTCHA[name]) || [])])];
      // Browsers ignore 'none' beside another source, with a warning.
      const general = added.length > 0 ? values.filter((value) => value !== "'none'") : values;
      return [name, ...general, ...added].join(' ');
    })
    .join('; ');
}

/** JSON-LD is not executed and needs no hash. */
function hashesOf(html, element) {
  const blocks = html.matchAll(new RegExp(`<${element}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  return [...blocks]
    .filter(([, attributes]) => !/type="(?!text\/javascript|module)/.test(attributes))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
