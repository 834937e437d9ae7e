import 'server-only';

declare const brand: unique symbol;

/** What leaves the data layer. The brand keeps rows, which may hold password hashes, from being passed as DTOs. */
export type Dto<Name extends string, Fields> = Readonly<Fields> & { readonly [brand]: Name };

/** Marks an object as a DTO. */
export const asDto = <T extends Dto<string, object>>(fields: Omit<T, typeof brand>): T => fields as T;
