import { single, type Query } from './query';

export function countsOf<Name extends string>(query: Query, names: readonly Name[]): Record<Name, number> | null {
  const texts = names.map((name) => single(query, name));
  if (!texts.every((text) => /^\d{1,6}$/.test(text))) return null;
  return Object.fromEntries(names.map((name, position) => [name, Number(texts[position])])) as Record<Name, number>;
}
