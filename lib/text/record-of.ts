export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key, position: number) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key, position) => [key, make(key, position)])) as Record<Key, Value>;
