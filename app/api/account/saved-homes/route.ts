import { savedListingsSchema } from '@/lib/listings/saved/saved-listings-schema';
import { localizedHref, type AppHref } from '@/lib/i18n/href';
import { readSession } from '@/lib/server/auth/current-user';
import { handleJson, type Answer } from '@/lib/server/http/handle-json';
import { requestLocale } from '@/lib/server/http/request-locale';
import { changeSavedListings } from '@/lib/server/services/saved-listings/change-saved-listings';
import { readSavedList } from '@/lib/server/services/saved-listings/read-saved-list';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

const signedOut: Answer = { status: 401, code: 'SIGNED_OUT' };
const unavailable: Answer = { status: 503, code: 'UNAVAILABLE' };
const saved: Answer = { status: 200, code: 'SAVED' };

/** The homes that the client saved, for the hearts of the page. */
export async function GET(): Promise<Response> {
  const { owner, ids } = await readSavedList();
  if (owner === 'account') return Response.json({ homes: ids }, { headers });
  const { status, code } = owner === 'browser' ? signedOut : unavailable;
  return Response.json({ code }, { status, headers });
}

/** Changes the list: `{ save: [], remove: [] }` of a script, or one home of a form. */
export const POST = handleJson({
  schema: savedListingsSchema,
  done: saved,
  handle: async (change) => {
    const session = await readSession();
    if (session.state !== 'signedIn') return session.state === 'signedOut' ? signedOut : unavailable;
    const result = await changeSavedListings(session.user.id, change);
    if (result.code === 'tooMany') return { status: 429, code: 'TOO_MANY', retryAfter: result.retryAfter };
    return result.code === 'full' ? { status: 409, code: 'FULL' } : saved;
  },
  leadTo: ({ code }, body, request) => localizedHref(requestLocale(body.locale, request), pageAfter(code, body.save)),
});

/** Without JavaScript: the list, what went wrong with it, or the way there by signing in. */
function pageAfter(code: string, home: unknown): AppHref {
  if (code === 'SAVED') return '/saved-homes';
  if (code !== 'SIGNED_OUT') return `/saved-homes?outcome=${code === 'FULL' ? 'full' : 'failed'}`;
  const list = typeof home === 'string' ? `/saved-homes?save=${encodeURIComponent(home)}` : '/saved-homes';
  return `/login?returnTo=${encodeURIComponent(list)}`;
}
