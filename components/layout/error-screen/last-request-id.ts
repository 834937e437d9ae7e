/**
 * Request id of the last response, for the server's log; from `Server-Timing` (lib/delivery/request-hooks.ts). Null if
 * unavailable.
 */
export function lastRequestId(): string | null {
  if (typeof window === 'undefined' || !performance.getEntriesByType) return null;
  const responses = ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .sort((a, b) => b.responseEnd - a.responseEnd);
  for (const { serverTiming } of responses) {
    const found = serverTiming?.find(({ name }) => name === 'request');
    if (found) return found.description;
  }
  return null;
}
