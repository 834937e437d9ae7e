import { listingIdsOf } from '@/lib/listings/saved/saved-listings';
import { SAVED_HOMES_PATH } from '@/lib/i18n/routes';

/** Request timeout. */
const PATIENCE_MS = 10_000;

type Failure = 'signedOut' | 'failed';

const ask = (request: RequestInit) =>
  fetch(SAVED_HOMES_PATH, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);

export async function readAccount(): Promise<readonly string[] | Failure> {
  const answer = await ask({ headers: { accept: 'application/json' } });
  if (answer?.status === 401) return 'signedOut';
  const body = answer?.ok ? ((await answer.json().catch(() => null)) as { homes?: unknown } | null) : null;
  return body ? listingIdsOf(body.homes) : 'failed';
}

/** `after`: position of added ids. */
export async function changeAccount(
  change: Readonly<{ save?: readonly string[]; remove?: readonly string[]; after?: string | null }>,
): Promise<'done' | 'full' | Failure> {
  const answer = await ask({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (answer?.ok) return 'done';
  if (answer?.status === 401) return 'signedOut';
  return answer?.status === 409 ? 'full' : 'failed';
}
