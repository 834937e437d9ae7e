import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

type State = {
  readonly counts: Map<string, number>;
  readonly visits: Map<string, number>;
  hour: number;
  salt: Buffer;
};

export const newCounter = (): State => ({ counts: new Map(), visits: new Map(), hour: 0, salt: randomBytes(16) });

/** Hourly limits per address: one listing (families), all listings (shared office addresses). */
const MOST_OF_A_LISTING = 5;
const MOST_OF_ALL = 200;
/** Above this size all visits are reset, to bound memory. */
const MOST_KEPT = 100_000;
const HOUR_MS = 3_600_000;

/**
 * Counts a page view within hourly limits. Stores addresses only as hashes with an hourly salt. `now` in ms since 1970.
 */
export function addView(state: State, view: Readonly<{ listing: string; day: string; address: string }>, now: number) {
  const hour = Math.floor(now / HOUR_MS);
  if (hour !== state.hour || state.visits.size > MOST_KEPT) {
    Object.assign(state, { hour, salt: randomBytes(16) });
    state.visits.clear();
  }
  const { address, day, listing } = view;
  const isOfListing = take(state, `${address} ${listing}`, MOST_OF_A_LISTING);
  if (!isOfListing || !take(state, address, MOST_OF_ALL)) return;
  const key = `${day} ${listing}`;
  state.counts.set(key, (state.counts.get(key) ?? 0) + 1);
}

function take({ salt, visits }: State, name: string, most: number): boolean {
  const key = createHash('sha256').update(salt).update(name).digest('base64url');
  const n = visits.get(key) ?? 0;
  if (n >= most) return false;
  visits.set(key, n + 1);
  return true;
}

export function drainCounts({ counts }: State): readonly Readonly<{ day: string; listing: string; n: number }>[] {
  const taken = [...counts].map(([key, n]) => {
    const at = key.indexOf(' ');
    return { day: key.slice(0, at), listing: key.slice(at + 1), n };
  });
  counts.clear();
  return taken;
}

export function restoreCounts({ counts }: State, taken: ReturnType<typeof drainCounts>): void {
  for (const { day, listing, n } of taken) {
    const key = `${day} ${listing}`;
    counts.set(key, (counts.get(key) ?? 0) + n);
  }
}
