/** Returns a process-wide value. Next bundles the start, routes and pages apart. */
export function processState<State extends object>(name: string, create: () => State): State {
  const states = globalThis as Record<symbol, State | undefined>;
  return (states[Symbol.for(`site.${name}`)] ??= create());
}
