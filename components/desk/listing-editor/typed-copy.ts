import type { TypedValues } from '@/lib/listings/fields/typed-values';

/** What was typed and has not arrived, in this tab alone. */
export type TypedCopy = Readonly<{ editVersion: number; fields: TypedValues }>;

const keyOf = (id: string) => `desk-listing:${id}`;

export function storeTyped(id: string, copy: TypedCopy): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(copy));
  } catch {
    // A browser that stores nothing: the server has it a few seconds later.
  }
}

export function forgetTyped(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
}

/** Null if there is none. */
export function readTyped(id: string): TypedCopy | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as TypedCopy | null;
  } catch {
    return null;
  }
}
