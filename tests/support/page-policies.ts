import { createHash } from 'node:crypto';
import { prerenderedRoutes } from './built-pages';

const pages = [...prerenderedRoutes()].filter((route) => /^\/(en|es)(\/|$)/.test(route) && !/\.\w+$/.test(route));

const hashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** `wrong` lists pages without their own script policy. */
export async function readPolicies(siteUrl: string): Promise<{ pages: number; late: number; wrong: string[] }> {
  const wrong: string[] = [];
  let late = 0;
  for (const page of pages) {
    const response = await fetch(siteUrl + page);
    const html = await response.text();
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    const policy = response.headers.get('content-security-policy') ?? '';
    const allowed = new Set(policy.match(/'sha256-[^']+'/g));
    const own = new Set(hashes(html));
    const isExact = own.size > 0 && own.size === allowed.size && [...own].every((hash) => allowed.has(hash));
    if (!isExact || policy.includes('unsafe') || !policy.includes("object-src 'none'")) wrong.push(page);
    if (html.includes('requestAnimationFrame(function')) late += 1;
  }
  return { pages: pages.length, late, wrong };
}
