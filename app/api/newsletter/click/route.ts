import { followLink } from '@/lib/server/services/campaigns/follow-link';

/** A link of a newsletter: counts and leads on, within this site alone. What is not ours leads to the landing page. */
const follow = async (request: Request, isCounted: boolean): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const location = (await followLink(searchParams, isCounted)) ?? '/';
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
};

export const GET = (request: Request) => follow(request, true);
export const HEAD = (request: Request) => follow(request, false);
