import * as z from 'zod/mini';

/** Of an address, in characters (RFC 5321). */
const MAX_LENGTH = 254;

/**
 * Somebody, an at sign, and the name of a host with a dot. Simple on purpose, but without what a mail header could take
 * for more than one address, and without characters that nobody sees (controls, of which a database takes no NUL, and
 * marks of direction). The host is a name: no address of a machine, with brackets or without.
 */
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]+$/u;

/** What a form says of an address that it does not take: codes of its own. */
type Codes<Code extends string> = Readonly<{ empty: Code; tooLong: Code; invalid: Code }>;

export const isEmailAddress = (value: string): boolean => value.length <= MAX_LENGTH && EMAIL.test(value);

/** The email address of every form, trimmed. */
export const emailAddress = <Code extends string>({ empty, tooLong, invalid }: Codes<Code>) =>
  z
    .string({ error: empty })
    .check(
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(MAX_LENGTH, { error: tooLong, abort: true }),
      z.refine(isEmailAddress, invalid),
    );
