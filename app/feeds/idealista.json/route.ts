import { writeIdealistaFeed } from '@/lib/listings/idealista/write-feed';
import { env } from '@/lib/server/env';
import { catalogueFeed } from '@/lib/server/feeds/catalogue-feed';
import { log } from '@/lib/server/log';
import { siteUrl } from '@/lib/server/site-url';

export const dynamic = 'force-dynamic';

const leaveOut = (reference: string, problems: readonly string[]) =>
  log.warn({ reference, problems }, 'idealista would refuse a listing: it is not in the feed');

const respond = catalogueFeed('application/json; charset=utf-8', ({ listings }) =>
  writeIdealistaFeed({ siteUrl, customerCode: env.IDEALISTA_CUSTOMER_CODE ?? '', listings, leaveOut }),
);

/** Returns the idealista file; 404 until the agency's code is configured. */
export async function GET(request: Request): Promise<Response> {
  return env.IDEALISTA_CUSTOMER_CODE ? respond(request) : new Response(null, { status: 404 });
}
