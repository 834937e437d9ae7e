/** Lowercases names and removes the root prefix (`k:root`). Call in document order. */
export function elementNames(): (given: string) => string {
  let prefix: string | null = null;
  return (given) => {
    prefix ??= /^[\w.-]+:/.exec(given)?.[0] ?? '';
    return (prefix !== '' && given.startsWith(prefix) ? given.slice(prefix.length) : given).toLowerCase();
  };
}
