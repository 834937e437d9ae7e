import 'server-only';

declare const brand: unique symbol;

/** The brand prevents database rows, with password hashes, from being passed. */
export type Dto<Name extends string, Fields> = Readonly<Fields> & { readonly [brand]: Name };

export const asDto = <T extends Dto<string, object>>(fields: Omit<T, typeof brand>): T => fields as T;
