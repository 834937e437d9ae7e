/**
 * Which cached pages are older than the last change of the catalogue. Any page may show listings, so all are rendered
 * again when next asked for. Shared by the process: Next loads the cache handler once for each bundle that needs it.
 */
const state = (globalThis[Symbol.for('site.page-freshness')] ??= { clock: 0, changedAt: 0, requestedAt: new Map() });

/** Renderings that fail leave their key. */
const MAX_REQUESTED = 1_000;

/** Cached page -> when its rendering began. Pages of the build have none: they are as old as the process. */
const renderedAt = new WeakMap();

/** Every page of now is outdated. */
export function outdatePages() {
  state.changedAt = ++state.clock;
}

/** Whether a cached page may be served. If not, notes when the first of those who wait for it asked. */
export function isFresh(key, page) {
  if (page && (renderedAt.get(page) ?? 0) >= state.changedAt) return true;
  if (!state.requestedAt.has(key)) request(key);
  return false;
}

function request(key) {
  const { requestedAt } = state;
  // Without its time a page counts as old.
  if (requestedAt.size >= MAX_REQUESTED) requestedAt.delete(requestedAt.keys().next().value);
  requestedAt.set(key, ++state.clock);
}

/** Whether a page that was rendered may be cached: not if the catalogue changed meanwhile. */
export function isCacheable(key, page) {
  const requested = state.requestedAt.get(key) ?? 0;
  state.requestedAt.delete(key);
  if (requested < state.changedAt) return false;
  if (page) renderedAt.set(page, requested);
  return true;
}
