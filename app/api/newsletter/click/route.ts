import { followLink } from '@/lib/server/services/campaigns/follow-link';

/** Counts a click and redirects within this site only; foreign targets lead to the landing page. */
const follow = async (request: Request, isCounted: boolean): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const location = (await followLink(searchParams, isCounted)) ?? '/';
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
};

export const GET = (request: Request) => follow(request, true);
export const HEAD = (request: Request) => follow(request, false);
