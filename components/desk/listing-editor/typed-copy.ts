import type { TypedValues } from '@/lib/listings/fields/typed-values';

/** Input that did not reach the server; exists only in this tab. */
export type TypedCopy = Readonly<{ editVersion: number; fields: TypedValues }>;

const keyOf = (id: string) => `desk-listing:${id}`;

export function storeTyped(id: string, copy: TypedCopy): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(copy));
  } catch {
    // Storage is blocked; the server receives the text a few seconds later.
  }
}

export function forgetTyped(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Storage is blocked.
  }
}

export function readTyped(id: string): TypedCopy | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as TypedCopy | null;
  } catch {
    return null;
  }
}
