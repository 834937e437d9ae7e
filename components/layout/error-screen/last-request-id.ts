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
