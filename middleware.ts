import createMiddleware from 'next-intl/middleware';
import { NextRequest, NextResponse } from 'next/server';
import { isRecaptchaConfigured } from '@/lib/env/bot-check';
import { formTargets } from '@/lib/env/form-targets';
import { policyWithNonce } from '@/lib/delivery/content-security-policy.mjs';
import { accountDetour, accountHeaders, accountPage, signsIn, type AccountPage } from '@/lib/middleware/account-pages';
import { COOKIE_CHECK } from '@/lib/middleware/cookie-names';
import { appointmentKeyRedirect, isAppointmentPage } from '@/lib/middleware/appointment-link';
import { endedDraft, isDraftPage } from '@/lib/middleware/draft-link';
import { listPage } from '@/lib/middleware/filtered-list';
import { isOverTls } from '@/lib/middleware/is-over-tls';
import { isFileLike, isKnownPath } from '@/lib/middleware/known-paths';
import { missingCatalogue, missingDetail, unknownMember, type Missing } from '@/lib/middleware/missing-detail';
import { notFoundResponse } from '@/lib/middleware/not-found-response';
import { oversizedForm } from '@/lib/middleware/oversized-form';
import { inSmallLetters } from '@/lib/middleware/lower-case-path';
import { redirectResponse } from '@/lib/middleware/redirect-response';
import { resourceDetour } from '@/lib/middleware/resource-page';
import { searchAnswer, type SearchAnswer } from '@/lib/middleware/search-answer';
import { placeAddressIn, placeDetour } from '@/lib/middleware/place-address';
import { splitLocale, withoutLocale } from '@/lib/i18n/href';
import { publicPath } from '@/lib/i18n/list-paths';
import type { Locale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred-locale';
import { routing } from '@/lib/i18n/routing';

const handleI18nRouting = createMiddleware(routing);

const SEARCH_RESULTS = /^\/search$/;

const RESULT_PAGE =
  /^\/(contact\/message|newsletter(\/(confirm|unsubscribe|archive\/[^/]+))?|alerts(\/(confirm|stop))?|matches\/(confirm|stop)|figures-stop|answer)$/;

/** The desk frames previews. Includes all its pages: client-side navigation keeps the first page's policy. */
const FRAMING = /^\/dashboard\/agency(\/|$)/;

/** The only page allowed in a frame: the preview of a listing. */
const FRAMED = /^\/dashboard\/agency\/homes\/[^/]+\/preview\/page$/;

const VIEWING = /^\/properties\/[^/]+\/viewing$/;

const BOT_CHECKED = /^\/(contact\/message|schedule-call|herramientas\/valoracion|properties\/[^/]+\/viewing)$/;

const SAVED_LISTINGS = /^\/(saved-homes|compare|(shared|draft)-homes\/[^/]+)$/;

const TOOL = /^\/herramientas\/[a-z-]+$/;

const SEE_OTHER = 303;
const SERVICE_UNAVAILABLE = 503;

const RENDERED_FOR_REQUEST = [SEARCH_RESULTS, RESULT_PAGE, SAVED_LISTINGS, TOOL, VIEWING];

/** Routes requests and sets a nonce for dynamic pages. Does not authorise. */
export default function middleware(request: NextRequest): Response | Promise<Response> {
  const moved = redirectResponse(request);
  if (moved) return moved;
  const { pathname } = request.nextUrl;
  const refused = oversizedForm(request);
  if (refused) return NextResponse.redirect(refused, SEE_OTHER);
  const small = inSmallLetters(pathname);
  if (small) return NextResponse.redirect(new URL(small + request.nextUrl.search, request.url));
  const shownAt = publicPath(pathname);
  if (shownAt !== pathname) return NextResponse.redirect(new URL(shownAt, request.url));
  const resource = resourceDetour(pathname);
  if (resource) return NextResponse.redirect(new URL(resource + request.nextUrl.search, request.url));
  const missing = missingDetail(pathname);
  if (missing && isFileLike(pathname)) return notFoundResponse(request, preferredLocale(request));
  if (missing) return inPlace(request, missing);
  const memberLocale = unknownMember(pathname);
  if (memberLocale) return NextResponse.redirect(new URL(`/${memberLocale}`, request.url));
  const detour = placeDetour(pathname);
  if (detour && isFileLike(pathname)) return notFoundResponse(request, preferredLocale(request));
  if (detour) return NextResponse.redirect(new URL(detour.path + request.nextUrl.search, request.url), detour.status);
  const account = accountPage(pathname);
  if (account) return handleAccountPage(request, account);
  const { locale, path } = splitLocale(pathname);
  if (locale) {
    if (isAppointmentPage(path)) return appointmentKeyRedirect(request) ?? withNonce(request);
    // A form of the page says itself that the link has ended.
    if (isDraftPage(path) && request.method !== 'POST') return draftPage(request, locale, path);
    const list = listPage(request.nextUrl);
    if (list?.kind === 'whole') return NextResponse.next();
    const unavailable = missingCatalogue(pathname);
    if (unavailable) return inPlace(request, unavailable);
    const answer = searchAnswer(request.nextUrl);
    if (answer) return leadTo(answer, request);
    if (list?.kind === 'cached') return NextResponse.rewrite(new URL(list.page, request.url));
    if (list) return withNonce(request, { page: list.page });
    return RENDERED_FOR_REQUEST.some((page) => page.test(path)) ? withNonce(request) : NextResponse.next();
  }
  if (isFileLike(pathname)) return notFoundResponse(request, preferredLocale(request));
  if (isKnownPath(pathname)) return handleI18nRouting(request);
  const place = placeAddressIn(preferredLocale(request), pathname);
  if (place) return handleI18nRouting(requestFor(request, place + request.nextUrl.search));
  return handleI18nRouting(requestFor(request, '/'));
}

async function draftPage(request: NextRequest, locale: Locale, path: string): Promise<Response> {
  const ended = await endedDraft(locale, path);
  return ended ? inPlace(request, ended) : withNonce(request);
}

function leadTo({ kind, page }: SearchAnswer, request: NextRequest): NextResponse {
  const url = new URL(page, request.url);
  return kind === 'listing' ? NextResponse.redirect(url, SEE_OTHER) : NextResponse.rewrite(url);
}

const requestFor = (request: NextRequest, path: string): NextRequest =>
  new NextRequest(new URL(path, request.url), { headers: request.headers });

function inPlace(request: NextRequest, { page, status }: Missing): NextResponse {
  const response = NextResponse.rewrite(new URL(page, request.url), { status });
  if (status === SERVICE_UNAVAILABLE) response.headers.set('cache-control', 'no-store');
  return response;
}

/** Social sign-in posts a form to another origin, which the policy must allow. */
function handleAccountPage(request: NextRequest, account: AccountPage): NextResponse {
  const isForm = request.method === 'POST';
  const detour = accountDetour(account, request.nextUrl.searchParams, request.cookies, isForm);
  const response = detour
    ? NextResponse.redirect(new URL(detour, request.url))
    : withNonce(request, { targets: account.path === '/login' ? formTargets() : [] });
  for (const [name, value] of accountHeaders) response.headers.set(name, value);
  if (signsIn(account) && !isForm && !request.cookies.has(COOKIE_CHECK)) {
    response.cookies.set(COOKIE_CHECK, '1', { sameSite: 'lax', path: '/', secure: isOverTls(request) });
  }
  return response;
}

type Nonced = { targets?: readonly string[]; page?: string };

/** Next reads the nonce from the request's policy. */
function withNonce(request: NextRequest, { targets = [], page }: Nonced = {}): NextResponse {
  const path = withoutLocale(request.nextUrl.pathname);
  const isFramed = FRAMED.test(path);
  const policy = policyWithNonce(btoa(crypto.randomUUID()), {
    formTargets: targets,
    isBotChecked: isRecaptchaConfigured() && BOT_CHECKED.test(path),
    hasOwnFrames: FRAMING.test(path),
    isFramed,
  });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const init = { request: { headers } };
  const response = page ? NextResponse.rewrite(new URL(page, request.url), init) : NextResponse.next(init);
  response.headers.set('content-security-policy', policy);
  if (isFramed) response.headers.set('x-frame-options', 'SAMEORIGIN');
  return response;
}

export const config = {
  // The edge bundle would include the cache handler, which needs Node.
  runtime: 'nodejs',
  matcher: [
    // Excludes static pages under a locale, build files and `public`.
    '/((?!en$|es$|en/|es/|api/|_next/|feeds/|pictures/|media/|map/|particulars/|guides/[^/]+.pdf$|healthz$|readyz$|metrics$|sitemap.xml$|robots.txt$|manifest.webmanifest$|favicon.ico$|icon.svg$|apple-icon.png$|icon-(?:192|512|email).png$).*)',
    '/(en|es)/(login|forgot-password|reset-password|logout)',
    '/(en|es)/auth/:page',
    '/(en|es)/:page([a-z]*[A-Z][A-Za-z]*)',
    '/(en|es)/dashboard/:path*',
    '/(en|es)/contact/message',
    '/(en|es)/(saved-homes|compare)',
    '/(en|es)/shared-homes/:token',
    '/(en|es)/draft-homes/:token',
    '/(en|es)/schedule-call/:path*',
    '/(en|es)/newsletter/:path*',
    '/(en|es)/alerts/:path*',
    '/(en|es)/matches/:path*',
    '/(en|es)/properties/:id',
    '/(en|es)/properties/:id/viewing',
    '/(en|es)/blog/:id((?!rss.xml$)[^/]+)',
    '/(en|es)/guias/:id',
    '/(en|es)/recursos/:path+',
    '/(en|es)/about/:id',
    '/(en|es)/(homes|viviendas)/:path*',
    '/(en|es)/herramientas/:tool',
    '/(en|es)/(properties|blog)',
    '/(en|es)/(properties|blog)/list/:filters',
    '/(en|es)/((?!(?:comprar|sell|services/sales|services/relocation|about|testimonials|guides|recursos|faq|contact|book-consultation|privacy-policy|terms-of-service|cookie-policy|legal-notice|accessibility|search|cookie-preferences|properties|blog|blog/rss.xml)$|og/|missing/|herramientas/|search/|sell/demo).+)',
    { source: '/(en|es)/search', has: [{ type: 'query', key: 'q' }] },
  ],
};
