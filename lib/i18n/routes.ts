/** Static pages that search engines may show, without their language. */
export const indexedRoutes = [
  '/',
  '/properties',
  '/comprar',
  '/sell',
  '/services/sales',
  '/services/relocation',
  '/about',
  '/testimonials',
  '/blog',
  '/guides',
  '/recursos',
  '/faq',
  '/contact',
  '/book-consultation',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/legal-notice',
  '/accessibility',
] as const;

/** Search results, accounts and the tools behind them: no search engine is asked in. */
const unindexedRoutes = [
  '/saved-homes',
  '/search',
  '/schedule-call',
  '/contact/message',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/alerts',
  '/alerts/confirm',
  '/alerts/stop',
  '/cookie-preferences',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/auth/callback',
  '/auth/verify',
  '/auth/check-email',
  '/logout',
  '/dashboard',
  '/dashboard/change-password',
  '/dashboard/delete-account',
  '/herramientas/valoracion',
  '/herramientas/calculadora-hipoteca',
] as const;

/** Every static pathname of the site. Links, the sitemap, the middleware and the static-routes test read them here. */
export const staticRoutes = [...indexedRoutes, ...unindexedRoutes] as const;

export type IndexedRoute = (typeof indexedRoutes)[number];
export type StaticRoute = (typeof staticRoutes)[number];

/** Pages with a part of their own, as functions of it. */
export const listingPath = (id: string) => `/properties/${id}` as const;
export const articlePath = (id: string) => `/blog/${id}` as const;
export const guidePath = (id: string) => `/guias/${id}` as const;
export const memberPath = (id: string) => `/about/${id}` as const;
export const appointmentPath = (reference: string) => `/schedule-call/${reference}` as const;
export const movingPath = (reference: string) => `/schedule-call/${reference}/change` as const;

/** Any pathname a link may lead to. */
export type AppPath =
  | StaticRoute
  | ReturnType<
      | typeof listingPath
      | typeof articlePath
      | typeof guidePath
      | typeof memberPath
      | typeof appointmentPath
      | typeof movingPath
    >;

/** Where the pathnames with a part of their own begin. */
export const dynamicRoutePrefixes = [
  '/properties/',
  '/blog/',
  '/guias/',
  '/recursos/',
  '/schedule-call/',
  '/dashboard',
  '/guides/',
  '/about/',
] as const;

/** What account forms and the header ask of the server. */
export const SIGN_OUT_PATH = '/api/account/sign-out';
export const EXPORT_PATH = '/api/account/export';
export const ME_PATH = '/api/account/me';

/** What hearts ask of the server, and forms in their place without JavaScript. */
export const SAVED_HOMES_PATH = '/api/account/saved-homes';

/** The printable buying guide, a file of `public` in each language; `npm run guide:pdf` makes it. */
export const buyingGuidePdf = {
  en: '/guides/buying-guide-en.pdf',
  es: '/guides/guia-de-compra-es.pdf',
} as const;
