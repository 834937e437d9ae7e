import { resourcePaths } from './resource-paths';
import type { NextConfig } from 'next';

type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];

/** Addresses under a language; those without one come here after the middleware has added it. */
const LOCALE = '/:locale(en|es)';

const temporary = (source: string, destination: string): Redirect => ({ source, destination, permanent: false });

/**
 * Addresses that are linked or guessed and have no page of their own. They stand here and not in pages,
 * so that every page stays prerendered. Read by next.config.ts, hence without imports by alias.
 */
export const redirects: readonly Redirect[] = [
  // Asked for by browsers while a page changes under its icon, and by programs that look for no link.
  temporary('/favicon.ico', '/icon.svg'),
  { source: '/contacto', destination: '/contact', permanent: true },
  { source: `${LOCALE}/contacto`, destination: '/:locale/contact', permanent: true },
  // One hub for the guides: it has the contents of all of them too.
  { source: '/guias', destination: '/guides', permanent: true },
  { source: `${LOCALE}/guias`, destination: '/:locale/guides', permanent: true },
  ...Object.entries(resourcePaths).map(([path, href]) => temporary(`${LOCALE}/recursos/${path}`, `/:locale${href}`)),
  // Behind `/search?q=`, which has a policy of its own.
  temporary(`${LOCALE}/search/results`, '/:locale/search'),
  // Deeper than anything is; a single unknown part gets its not-found page.
  temporary(`${LOCALE}/recursos/:path/:rest+`, '/:locale/recursos'),
  // The hub is at `/guides`, each guide at `/guias/{id}`.
  temporary(`${LOCALE}/guides/:id([^/.]+)`, '/:locale/guias/:id'),
];
