import { resourcePaths } from './resource-paths';
import type { NextConfig } from 'next';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

const temporary = (source: string, destination: string): Redirect => ({ source, destination, permanent: false });

/** Addresses without a page, so that pages stay prerendered. next.config.ts reads this file: no alias imports. */
export function ownerRedirects(locales: readonly string[]): Redirect[] {
  // `/:locale/guias` alone would match `/recursos/guias`.
  const locale = `:locale(${locales.join('|')})`;
  return [
    { source: '/contacto', destination: '/contact', permanent: true },
    { source: `/${locale}/contacto`, destination: '/:locale/contact', permanent: true },
    { source: '/guias', destination: '/guides', permanent: true },
    { source: `/${locale}/guias`, destination: '/:locale/guides', permanent: true },
    ...Object.entries(resourcePaths).map(([path, href]) => temporary(`/${locale}/recursos/${path}`, `/:locale${href}`)),
    temporary(`/${locale}/search/results`, '/:locale/search'),
    temporary(`/${locale}/guides/:id([^/.]+)`, '/:locale/guias/:id'),
  ];
}
