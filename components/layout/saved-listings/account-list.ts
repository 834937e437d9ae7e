import { listingIdsOf, SAVED_LISTINGS_PATH } from '@/lib/listings/saved/saved-listings';

const PATIENCE_MS = 10_000;

type Failure = 'signedOut' | 'failed';

const send = (request: RequestInit) =>
  fetch(SAVED_LISTINGS_PATH, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);

export async function readAccount(): Promise<readonly string[] | Failure> {
  const response = await send({ headers: { accept: 'application/json' } });
  if (response?.status === 401) return 'signedOut';
  const body = response?.ok ? ((await response.json().catch(() => null)) as { homes?: unknown } | null) : null;
  return body ? listingIdsOf(body.homes) : 'failed';
}

/** `after`: position of added ids. */
export async function changeAccount(
  change: Readonly<{ save?: readonly string[]; remove?: readonly string[]; after?: string | null }>,
): Promise<'done' | 'full' | Failure> {
  const response = await send({
    method: 'POST',
    // The request continues after page unload.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (response?.ok) return 'done';
  if (response?.status === 401) return 'signedOut';
  return response?.status === 409 ? 'full' : 'failed';
}
