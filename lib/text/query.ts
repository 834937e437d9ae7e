import { removeInvisible } from './clean-input';

export type Query = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

/** `''` if absent or repeated. */
export function single(query: Query, parameter: string): string {
  const values = query instanceof URLSearchParams ? query.getAll(parameter) : [query[parameter]].flat();
  const [value] = values;
  return values.length === 1 && typeof value === 'string' ? value : '';
}

export const isRepeated = (query: Query, parameter: string): boolean =>
  (query instanceof URLSearchParams ? query.getAll(parameter) : [query[parameter]].flat()).length > 1;

export function oneLine(value: string, max: number): string {
  const text = removeInvisible(value.replace(/[\s\p{Control}\p{Surrogate}]+/gu, ' ')).trim();
  return [...text].slice(0, max).join('').trim();
}

export function listed(query: Query, parameter: string): readonly string[] {
  const values = query instanceof URLSearchParams ? query.getAll(parameter) : [query[parameter] ?? []].flat();
  return values.flatMap((value) => value.split(',')).filter((value) => value.trim() !== '');
}
