import { deskRoutes, type DeskPath } from './desk-routes';
import type { Locale } from './locales';

/** Indexed, and rendered per request: each result has a URL. */
const toolRoutes = ['/herramientas/valoracion', '/herramientas/calculadora-hipoteca'] as const;

/** Indexed pages, without locale. */
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
  ...toolRoutes,
] as const;

/** Pages of the sale of a home, for its sellers. */
export const saleParts = ['calendar', 'papers', 'offers', 'price', 'figures'] as const;
export type SalePart = (typeof saleParts)[number];

/** The example of such a sale, for everybody. */
const sampleSaleRoutes = [
  '/sell/demo',
  '/sell/demo/calendar',
  '/sell/demo/papers',
  '/sell/demo/offers',
  '/sell/demo/price',
  '/sell/demo/figures',
] as const;

/** Not indexed: search results, accounts. */
const unindexedRoutes = [
  '/saved-homes',
  '/compare',
  '/search',
  '/schedule-call',
  '/contact/message',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/alerts',
  '/alerts/confirm',
  '/alerts/stop',
  '/figures-stop',
  ...sampleSaleRoutes,
  '/matches/stop',
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
  ...deskRoutes,
] as const;

/** Every static pathname: for links, sitemap, middleware, tests. */
export const staticRoutes = [...indexedRoutes, ...unindexedRoutes] as const;

export type IndexedRoute = (typeof indexedRoutes)[number];
type StaticRoute = (typeof staticRoutes)[number];

/** Lists whose filters are queries of the same path. */
const filteredLists = ['/properties', '/blog', '/search'] as const;

/** Whether a path is a list without its filters. */
export const isWholeList = (path: string): boolean => (filteredLists as readonly string[]).includes(path);

/** Whether a path is rendered per request although it is indexed. */
export const isTool = (path: string): boolean => (toolRoutes as readonly string[]).includes(path);

export const listingPath = (id: string) => `/properties/${id}` as const;
/** Free times of its agent. */
export const viewingPath = (id: string) => `/properties/${id}/viewing` as const;
/** Its particulars, a file outside the languages' pages. */
export const particularsPath = (id: string, locale: Locale) => `/particulars/${id}-${locale}.pdf` as const;
/** First images of a listing as JSON, for its card. */
export const listingImagesPath = (id: string, locale: Locale) => `/api/listings/${id}/images/${locale}` as const;
export const articlePath = (id: string) => `/blog/${id}` as const;
export const guidePath = (id: string) => `/guias/${id}` as const;
export const memberPath = (id: string) => `/about/${id}` as const;
/** A newsletter that was sent. */
export const campaignPath = (id: string) => `/newsletter/archive/${id}` as const;
/** The private link to a list. */
export const sharedListPath = (token: string) => `/shared-homes/${token}` as const;
/** A draft, for its seller to approve. */
export const draftPath = (token: string) => `/draft-homes/${token}` as const;
export const salePath = (id: string, part?: SalePart): `/dashboard/sale/${string}` =>
  `/dashboard/sale/${[id, ...(part ? [part] : [])].map(encodeURIComponent).join('/')}`;
const salePages = new RegExp(`^/dashboard/sale/[^/]+(/(${saleParts.join('|')}))?$`);
/** Whether a path may be one: the page itself knows. */
export const isSalePath = (path: string): boolean => salePages.test(path);

export const appointmentPath = (reference: string) => `/schedule-call/${reference}` as const;
export const movingPath = (reference: string) => `/schedule-call/${reference}/change` as const;

/** Place pages, by their English path; `placePathIn` has it in the words of a language. */
export type PlacePath = '/homes' | `/homes/${string}`;

export const isPlacePath = (path: string): path is PlacePath => /^\/homes(?=$|\/)/.test(path);

export type AppPath =
  | StaticRoute
  | PlacePath
  | DeskPath
  | ReturnType<
      | typeof listingPath
      | typeof viewingPath
      | typeof articlePath
      | typeof guidePath
      | typeof memberPath
      | typeof sharedListPath
      | typeof draftPath
      | typeof campaignPath
      | typeof salePath
      | typeof appointmentPath
      | typeof movingPath
    >;

/** Prefixes of dynamic pathnames. */
export const dynamicRoutePrefixes = [
  '/properties/',
  '/blog/',
  '/guias/',
  '/recursos/',
  '/schedule-call/',
  '/shared-homes/',
  '/draft-homes/',
  '/newsletter/archive/',
  '/dashboard',
  '/guides/',
  '/about/',
] as const;

export const SIGN_OUT_PATH = '/api/account/sign-out';
export const EXPORT_PATH = '/api/account/export';
/** A saved valuation as a file. */
export const valuationFilePath = (id: string, locale: Locale) => `/api/account/valuations/${id}-${locale}.pdf` as const;
/** Papers of a sale: where they are sent, and one of them. */
export const saleFilesPath = (listing: string) => `/api/sale/${encodeURIComponent(listing)}/documents` as const;
export const saleFilePath = (listing: string, version: string) => `${saleFilesPath(listing)}/${version}` as const;
/** A diary for the calendar program of whoever has the key: in the query, which proxies do not log. */
export const diaryFilePath = (key: string) => `/api/calendars/diary.ics?key=${key}` as const;

/** The viewings of a home, likewise. */
export const viewingsFilePath = (key: string) => `/api/viewings.ics?key=${key}` as const;
/** All of them for the notary. */
export const saleArchivePath = (listing: string) => `/api/sale/${encodeURIComponent(listing)}/documents.zip` as const;
export const ME_PATH = '/api/account/me';

/** Printable guides in `public`, made by `npm run guide:pdf`. */
export const guidePdf = {
  buying: { en: '/guides/buying-guide-en.pdf', es: '/guides/guia-de-compra-es.pdf' },
  selling: { en: '/guides/selling-guide-en.pdf', es: '/guides/guia-de-venta-es.pdf' },
} as const;

export type GuidePdfId = keyof typeof guidePdf;
