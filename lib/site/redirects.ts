import { processState } from '@/lib/env/process-state';
import { oldAddress } from './old-address';

/** Keys as of `oldAddress`; null: removed permanently (410). */
export type Redirects = ReadonlyMap<string, string | null>;

type Found = Readonly<{ address: string; target: string | null }>;

const state = processState('redirects', () => ({
  rules: new Map() as Redirects,
  hits: new Map<string, number>(),
}));

export function setRedirects(rules: Redirects): void {
  state.rules = rules;
}

export function findRedirect(pathname: string, query: URLSearchParams): Found | null {
  const { rules } = state;
  if (rules.size === 0) return null;
  const old = oldAddress(pathname, query);
  if (!old) return null;
  for (const address of [old.whole, old.path]) {
    const target = rules.get(address);
    if (target !== undefined) return { address, target };
  }
  return null;
}

export function countRedirect(address: string): void {
  state.hits.set(address, (state.hits.get(address) ?? 0) + 1);
}

export function drainRedirectHits(): ReadonlyMap<string, number> {
  const { hits } = state;
  state.hits = new Map();
  return hits;
}

export function returnRedirectHits(hits: ReadonlyMap<string, number>): void {
  for (const [address, count] of hits) state.hits.set(address, (state.hits.get(address) ?? 0) + count);
}
