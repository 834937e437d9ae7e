/** A catalogue change outdates any page. Process-wide: Next loads the cache handler once per bundle. */
const state = (globalThis[Symbol.for('site.page-freshness')] ??= { clock: 0, changedAt: 0, requestedAt: new Map() });

/** Bounds the map: failed renderings leave their key. */
const MAX_REQUESTED = 1_000;

/** Build pages have none. */
const renderedAt = new WeakMap();

export function outdatePages() {
  state.changedAt = ++state.clock;
}

export function isFresh(key, page) {
  if (page && (renderedAt.get(page) ?? 0) >= state.changedAt) return true;
  if (!state.requestedAt.has(key)) request(key);
  return false;
}

function request(key) {
  const { requestedAt } = state;
  // A page without a recorded time counts as old.
  if (requestedAt.size >= MAX_REQUESTED) requestedAt.delete(requestedAt.keys().next().value);
  requestedAt.set(key, ++state.clock);
}

/** Returns false when the catalogue changed during the rendering. */
export function isCacheable(key, page) {
  const requested = state.requestedAt.get(key) ?? 0;
  state.requestedAt.delete(key);
  if (requested < state.changedAt) return false;
  if (page) renderedAt.set(page, requested);
  return true;
}
