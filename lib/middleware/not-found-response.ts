import { siteFacts } from '@/lib/site/site-facts';
import { goneTexts, notFoundTexts } from '@/lib/i18n/error-texts';
import { policyWithNonce } from '@/lib/delivery/content-security-policy.mjs';
import { escapeXml } from '@/lib/text/escape-xml';
import { localizedHref } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/locales';
import { SIGN_PATH } from '@/lib/site/logo-path';

/** Assets need no error page. */
const PART = /\.(avif|css|gif|ico|jpe?g|js|json|map|mp4|pdf|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

/** Values of `components/styles/_tokens.scss`. */
const STYLE = `body{margin:0;background:#faf6ef;color:#1f2a30;font:400 1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,14vh,8rem) 1.25rem 3rem}
.sign{display:flex;align-items:center;gap:.7rem;margin:0;font:500 1.375rem/1 georgia,serif;fill:currentcolor}
h1{margin:clamp(1.5rem,7vh,4rem) 0 1rem;font:500 clamp(2rem,1.7rem + 1.5vw,2.75rem)/1.1 georgia,serif;text-wrap:balance}
p{margin:0 0 1.75rem}
a{display:inline-block;margin:0 1.25rem .5rem 0;padding:.8rem 0;color:#1d5a69;font-weight:600}
a.home{padding:.8rem 1.5rem;background:#a8482a;color:#fff;text-decoration:none}
a:focus-visible{outline:2px solid #1d5a69;outline-offset:3px}`;

/** Returns 404 for file-like URLs, 410 for former-site addresses, as a page without scripts or as text. */
export function notFoundResponse(request: Request, locale: Locale, status: 404 | 410 = 404): Response {
  const accept = request.headers.get('accept') ?? '*/*';
  const isPart = PART.test(new URL(request.url).pathname);
  const headers = { 'cache-control': 'no-store', vary: 'Accept, Accept-Language, Cookie' };
  if (!accept.includes('text/html') && (isPart || !accept.includes('*/*'))) {
    return new Response(status === 404 ? 'Not found' : 'Gone', { status, headers });
  }
  const nonce = btoa(crypto.randomUUID());
  return new Response(pageIn(locale, nonce, status), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyWithNonce(nonce),
    },
  });
}

function pageIn(locale: Locale, nonce: string, status: 404 | 410): string {
  const { heading, text, home, contact } = { ...notFoundTexts[locale], ...(status === 410 && goneTexts[locale]) };
  const name = escapeXml(siteFacts().agency.name);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(heading)}: ${name}</title>
<link rel="icon" href="/icon.svg">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<p class="sign"><svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><path d="${SIGN_PATH}"/></svg>${name}</p>
<h1>${escapeXml(heading)}</h1>
<p>${escapeXml(text)}</p>
<a class="home" href="${localizedHref(locale, '/')}">${escapeXml(home)}</a>
<a href="${localizedHref(locale, '/contact')}">${escapeXml(contact)}</a>
</main>
</body>
</html>
`;
}
