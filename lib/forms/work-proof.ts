import { solveChallengeWorkers, type Challenge } from 'altcha-lib';
import { toHex } from '@/lib/text/to-hex';

const CHALLENGE_ADDRESS = '/api/bot-check/challenge';
/** More workers add little speed and block the page. */
const MAX_WORKERS = 4;
const MAX_MS = 60_000;

/**
 * Computes a proof of work (ALTCHA). Secure connections only: browsers have no hashes elsewhere. @throws Error when there is no
 * challenge or no solution.
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

/** Binds a proof to one form; hashed, because it is part of a URL. */
async function proofSubject(key: string, email: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${key}\n${email}`));
  return toHex(new Uint8Array(hash));
}
