/**
 * The number of the request whose answer came last, under which the server's log tells what happened; null where the
 * browser does not say or there was no server. It comes in `Server-Timing` (lib/delivery/request-hooks.ts).
 */
export function lastRequestId(): string | null {
  if (typeof window === 'undefined' || !performance.getEntriesByType) return null;
  const answers = ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .sort((a, b) => b.responseEnd - a.responseEnd);
  for (const { serverTiming } of answers) {
    const found = serverTiming?.find(({ name }) => name === 'request');
    if (found) return found.description;
  }
  return null;
}
