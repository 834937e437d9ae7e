import { writeFeed } from '@/lib/listings/idealista/write-feed';
import { listListings } from '@/lib/listings/listings';
import { env } from '@/lib/server/env';
import { feedResponse } from '@/lib/server/feeds/feed-response';
import { log } from '@/lib/server/log';
import { siteUrl } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

/** File for idealista, once the agency has its code there. */
export function GET(request: Request): Response {
  const customerCode = env.IDEALISTA_CUSTOMER_CODE;
  if (!customerCode) return new Response(null, { status: 404 });
  const leaveOut = (reference: string, problems: readonly string[]) =>
    log.warn({ reference, problems }, 'idealista would refuse a listing: it is not in the feed');
  return feedResponse(request, 'application/json; charset=utf-8', () =>
    writeFeed({ siteUrl, customerCode, listings: listListings(), leaveOut }),
  );
}
