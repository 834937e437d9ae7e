import { solveChallengeWorkers, type Challenge } from 'altcha-lib';
import { toHex } from '@/lib/text/to-hex';

const CHALLENGE_ADDRESS = '/api/bot-check/challenge';
/** More workers bring little, and leave nothing to the page. */
const MAX_WORKERS = 4;
const MAX_MS = 60_000;

/**
 * A proof of work (ALTCHA) for one form, worked out beside the page; over secure connections only, as browsers have
 * no hashes elsewhere. The server signs what is to be done (lib/server/providers/captcha/proof.ts).
 * @throws Error where the server gives no challenge or the browser finds no solution.
 */
export async function proveWork(key: string, email: string): Promise<string> {
  const response = await fetch(`${CHALLENGE_ADDRESS}?subject=${await proofSubject(key, email)}`);
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS),
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url)),
    timeout: MAX_MS,
  });
  if (!solution) throw new Error('no solution in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** What a proof is about, so that it is good for this form alone; hashed, since it stands in an address. */
async function proofSubject(key: string, email: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${key}\n${email}`));
  return toHex(new Uint8Array(hash));
}
