import 'server-only';

declare const brand: unique symbol;

/** The brand prevents database rows, which may hold password hashes, from being passed as DTOs. */
export type Dto<Name extends string, Fields> = Readonly<Fields> & { readonly [brand]: Name };

export const asDto = <T extends Dto<string, object>>(fields: Omit<T, typeof brand>): T => fields as T;
