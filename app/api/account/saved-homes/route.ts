import { savedListingsSchema } from '@/lib/listings/saved/saved-listings-schema';
import { localizedHref, type AppHref } from '@/lib/i18n/href';
import { readSession } from '@/lib/server/auth/current-user';
import { handleJson } from '@/lib/server/http/handle-json';
import { changeSavedListings } from '@/lib/server/services/saved-listings/change-saved-listings';
import { readSavedList } from '@/lib/server/services/saved-listings/read-saved-list';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

export async function GET(): Promise<Response> {
  const { owner, ids } = await readSavedList();
  if (owner === 'account') return Response.json({ homes: ids }, { headers });
  return owner === 'browser'
    ? Response.json({ code: 'signedOut' }, { status: 401, headers })
    : Response.json({ code: 'unavailable' }, { status: 503, headers });
}

export const POST = handleJson({
  schema: savedListingsSchema,
  done: 'done',
  handle: async (change) => {
    const session = await readSession();
    return session.state === 'signedIn' ? changeSavedListings(session.user.id, change) : { code: session.state };
  },
  leadTo: (code, { save }, locale) => localizedHref(locale, pageAfter(code, save)),
});

function pageAfter(code: string, listing: unknown): AppHref {
  if (code === 'done') return '/saved-homes';
  if (code !== 'signedOut') return `/saved-homes?outcome=${code === 'full' ? 'full' : 'failed'}`;
  const list = typeof listing === 'string' ? `/saved-homes?save=${encodeURIComponent(listing)}` : '/saved-homes';
  return `/login?returnTo=${encodeURIComponent(list)}`;
}
