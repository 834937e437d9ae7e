import { deskRoutes, type DeskPath } from './desk-routes';
import type { Locale } from './locales';

/** Indexed, and rendered per request: results have a URL, except those of the budget. */
const toolRoutes = [
  '/herramientas/valoracion',
  '/herramientas/calculadora-hipoteca',
  '/herramientas/presupuesto',
] as const;

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

export const saleParts = ['calendar', 'papers', 'offers', 'price', 'figures'] as const;
export type SalePart = (typeof saleParts)[number];

const sampleSaleRoutes = [
  '/sell/demo',
  '/sell/demo/calendar',
  '/sell/demo/papers',
  '/sell/demo/offers',
  '/sell/demo/price',
  '/sell/demo/figures',
] as const;

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
  '/answer',
  ...sampleSaleRoutes,
  '/matches/confirm',
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

export const staticRoutes = [...indexedRoutes, ...unindexedRoutes] as const;

export type IndexedRoute = (typeof indexedRoutes)[number];
type StaticRoute = (typeof staticRoutes)[number];

const filteredLists = ['/properties', '/blog', '/search'] as const;

export const isWholeList = (path: string): boolean => (filteredLists as readonly string[]).includes(path);

export const isTool = (path: string): boolean => (toolRoutes as readonly string[]).includes(path);

export const listingPath = (id: string) => `/properties/${id}` as const;
export const viewingPath = (id: string) => `/properties/${id}/viewing` as const;
export const particularsPath = (id: string, locale: Locale) => `/particulars/${id}-${locale}.pdf` as const;
export const listingImagesPath = (id: string, locale: Locale) => `/api/listings/${id}/images/${locale}` as const;
export const articlePath = (id: string) => `/blog/${id}` as const;
export const guidePath = (id: string) => `/guias/${id}` as const;
export const memberPath = (id: string) => `/about/${id}` as const;
export const campaignPath = (id: string) => `/newsletter/archive/${id}` as const;
export const sharedListPath = (token: string) => `/shared-homes/${token}` as const;
export const draftPath = (token: string) => `/draft-homes/${token}` as const;
export const salePath = (id: string, part?: SalePart): `/dashboard/sale/${string}` =>
  `/dashboard/sale/${[id, ...(part ? [part] : [])].map(encodeURIComponent).join('/')}`;
const salePages = new RegExp(`^/dashboard/sale/[^/]+(/(${saleParts.join('|')}))?$`);
export const isSalePath = (path: string): boolean => salePages.test(path);

export const appointmentPath = (reference: string) => `/schedule-call/${reference}` as const;
export const movingPath = (reference: string) => `/schedule-call/${reference}/change` as const;

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
export const valuationFilePath = (id: string, locale: Locale) => `/api/account/valuations/${id}-${locale}.pdf` as const;
export const saleFilesPath = (listing: string) => `/api/sale/${encodeURIComponent(listing)}/documents` as const;
export const saleFilePath = (listing: string, version: string) => `${saleFilesPath(listing)}/${version}` as const;
/** The key is in the query, which proxies do not log. */
export const diaryFilePath = (key: string) => `/api/calendars/diary.ics?key=${key}` as const;

export const viewingsFilePath = (key: string) => `/api/viewings.ics?key=${key}` as const;
export const saleArchivePath = (listing: string) => `/api/sale/${encodeURIComponent(listing)}/documents.zip` as const;
export const ME_PATH = '/api/account/me';

export const guidePdf = {
  buying: { en: '/guides/buying-guide-en.pdf', es: '/guides/guia-de-compra-es.pdf' },
  selling: { en: '/guides/selling-guide-en.pdf', es: '/guides/guia-de-venta-es.pdf' },
} as const;

export type GuidePdfId = keyof typeof guidePdf;
