import { resourcePaths } from './resource-paths';
import type { NextConfig } from 'next';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

/** The middleware has added it. */
const LOCALE = '/:locale(en|es)';

const temporary = (source: string, destination: string): Redirect => ({ source, destination, permanent: false });

/**
 * Linked or guessed URLs without a page, so that all pages stay prerendered. Read by next.config.ts: no import aliases.
 */
export const redirects: readonly Redirect[] = [
  // Browsers request it without a link.
  temporary('/favicon.ico', '/icon.svg'),
  { source: '/contacto', destination: '/contact', permanent: true },
  { source: `${LOCALE}/contacto`, destination: '/:locale/contact', permanent: true },
  // `/guides` is the only hub.
  { source: '/guias', destination: '/guides', permanent: true },
  { source: `${LOCALE}/guias`, destination: '/:locale/guides', permanent: true },
  ...Object.entries(resourcePaths).map(([path, href]) => temporary(`${LOCALE}/recursos/${path}`, `/:locale${href}`)),
  // `/search?q=` has its own policy.
  temporary(`${LOCALE}/search/results`, '/:locale/search'),
  // A single unknown part gets its not-found page.
  temporary(`${LOCALE}/recursos/:path/:rest+`, '/:locale/recursos'),
  // Hub at `/guides`, guides at `/guias/{id}`.
  temporary(`${LOCALE}/guides/:id([^/.]+)`, '/:locale/guias/:id'),
];
