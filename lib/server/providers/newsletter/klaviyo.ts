import 'server-only';
import type { NewsletterReply, NewsletterService } from './port';

export const KLAVIYO_URL = 'https://a.klaviyo.com';
/** Supported for two years (developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy). */
const REVISION = '2026-04-15';
const TIME_LIMIT_MS = 10_000;
const MAX_RETRY_SECONDS = 3_600;

export const klaviyoHeaders = (apiKey: string) => ({
  authorization: `Klaviyo-API-Key ${apiKey}`,
  accept: 'application/vnd.api+json',
  revision: REVISION,
});

type Options = Readonly<{
  apiKey: string;
  listId: string;
  url?: string | undefined;
  timeLimitMs?: number;
}>;

const jobs = {
  subscribe: { path: 'profile-subscription-bulk-create-jobs', consent: 'SUBSCRIBED' },
  unsubscribe: { path: 'profile-subscription-bulk-delete-jobs', consent: 'UNSUBSCRIBED' },
} as const;

/** Idempotent. This site does the double opt-in, so the list must be single opt-in. */
export function createKlaviyo({
  apiKey,
  listId,
  url = KLAVIYO_URL,
  timeLimitMs = TIME_LIMIT_MS,
}: Options): NewsletterService {
  return {
    async send(action, email): Promise<NewsletterReply> {
      const { path, consent } = jobs[action];
      const profile = {
        type: 'profile',
        attributes: { email, subscriptions: { email: { marketing: { consent } } } },
      };
      const body = {
        data: {
          type: path.slice(0, -1),
          attributes: { profiles: { data: [profile] }, ...(action === 'subscribe' && { custom_source: 'Website' }) },
          relationships: { list: { data: { type: 'list', id: listId } } },
        },
      };
      try {
        const response = await fetch(new URL(`/api/${path}`, url), {
          method: 'POST',
          headers: { ...klaviyoHeaders(apiKey), 'content-type': 'application/vnd.api+json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(timeLimitMs),
          redirect: 'error',
        });
        await response.body?.cancel();
        return judge(response);
      } catch (error) {
        return { isDone: false, kind: 'outage', error: error instanceof Error ? error.name : 'unknown' };
      }
    },
  };
}

function judge({ ok, status, headers }: Response): NewsletterReply {
  if (ok) return { isDone: true };
  const error = `status ${status}`;
  // Operators can fix a revoked key or moved list: an outage.
  const isOutage = status === 429 || status >= 500 || status === 401 || status === 403 || status === 404;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    isDone: false,
    kind: isOutage ? 'outage' : 'refused',
    error,
    ...(retryAfter > 0 && { retryAfter: Math.min(retryAfter, MAX_RETRY_SECONDS) }),
  };
}
