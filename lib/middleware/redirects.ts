import { resourcePaths } from './resource-paths';
import type { NextConfig } from 'next';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

const temporary = (source: string, destination: string): Redirect => ({ source, destination, permanent: false });

/**
 * Addresses that are linked or guessed and have no page of their own; here and not in pages, so that every page stays
 * prerendered. Read by next.config.ts, hence without imports by alias. What is no language is left to the middleware.
 */
export function ownerRedirects(locales: readonly string[]): Redirect[] {
  // `/:locale/guias` alone would match `/recursos/guias`.
  const locale = `:locale(${locales.join('|')})`;
  return [
    { source: '/contacto', destination: '/contact', permanent: true },
    { source: `/${locale}/contacto`, destination: '/:locale/contact', permanent: true },
    // `/guides` is the only hub.
    { source: '/guias', destination: '/guides', permanent: true },
    { source: `/${locale}/guias`, destination: '/:locale/guides', permanent: true },
    ...Object.entries(resourcePaths).map(([path, href]) => temporary(`/${locale}/recursos/${path}`, `/:locale${href}`)),
    // `/search?q=` has its own policy.
    temporary(`/${locale}/search/results`, '/:locale/search'),
    // Hub at `/guides`, guides at `/guias/{id}`.
    temporary(`/${locale}/guides/:id([^/.]+)`, '/:locale/guias/:id'),
  ];
}
