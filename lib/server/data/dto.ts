import 'server-only';

declare const brand: unique symbol;

/**
 * What leaves the data layer. The brand exists for the compiler alone: a row, which may carry a password hash, cannot
 * be passed where a DTO is meant.
 */
export type Dto<Name extends string, Fields> = Readonly<Fields> & { readonly [brand]: Name };

/** Marks an object made field by field as a DTO. */
export const asDto = <T extends Dto<string, object>>(fields: Omit<T, typeof brand>): T => fields as T;
