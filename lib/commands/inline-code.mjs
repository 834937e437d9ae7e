import { createHash } from 'node:crypto';

/** Inline scripts or styles of a page, with the attributes of their elements. Scripts of files are not among them. */
export const codeOf = (html, element) =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, attributes, code]) => ({ attributes, code }),
  );

/** A piece of code as a content security policy names it. */
export const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
