import * as z from 'zod/mini';
import { cleanInput } from './clean-input';

/** RFC 5321. */
const MAX_LENGTH = 254;

/**
 * Local part, @, host with a dot. Simple, but without characters that headers split on or nobody sees (controls,
 * direction marks). No IP addresses.
 */
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]+$/u;

/** Codes of the form. */
type Codes<Code extends string> = Readonly<{ empty: Code; tooLong: Code; invalid: Code }>;

export const isEmailAddress = (value: string): boolean => value.length <= MAX_LENGTH && EMAIL.test(value);

/** Address of every form, cleaned and trimmed. */
export const emailAddress = <Code extends string>({ empty, tooLong, invalid }: Codes<Code>) =>
  z
    .string({ error: empty })
    .check(
      z.overwrite(cleanInput),
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(MAX_LENGTH, { error: tooLong, abort: true }),
      z.refine(isEmailAddress, invalid),
    );
