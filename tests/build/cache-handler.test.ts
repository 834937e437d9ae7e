import { createHash } from 'node:crypto';
import { prerenderedRoutes } from '@/tests/support/built-pages';
import { sharedSite } from '@/tests/support/shared-site';
import { serve, stop, type Site } from '@/tests/support/site-server';

jest.setTimeout(60_000);

const pages = [...prerenderedRoutes()].filter((route) => /^\/(en|es)(\/|$)/.test(route) && !/\.\w+$/.test(route));

const hashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

it.each(['true', 'false'])(
  'serves every prerendered page with a policy of its own scripts, with START_SCRIPTS_LATER=%s',
  async (START_SCRIPTS_LATER) => {
    // On by default.
    const own: Site | null = START_SCRIPTS_LATER === 'true' ? null : await serve({ START_SCRIPTS_LATER });
    const site = own ?? sharedSite;
    const wrong: string[] = [];
    let withLoader = 0;
    for (const page of pages) {
      const response = await fetch(site.url + page);
      const html = await response.text();
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      const policy = response.headers.get('content-security-policy') ?? '';
      const allowed = new Set(policy.match(/'sha256-[^']+'/g));
      const own = new Set(hashes(html));
      const isExact = own.size > 0 && own.size === allowed.size && [...own].every((hash) => allowed.has(hash));
      if (!isExact || policy.includes('unsafe') || !policy.includes("object-src 'none'")) wrong.push(page);
      if (html.includes('requestAnimationFrame(function')) withLoader += 1;
    }
    expect(wrong).toEqual([]);
    expect(withLoader > 100).toBe(START_SCRIPTS_LATER === 'true');
    expect(pages.length).toBeGreaterThan(100);
    if (own) await stop(own);
  },
);
