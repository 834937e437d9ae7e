import * as z from 'zod/mini';
import { cleanEmail } from './clean-field';
import { isEmailAddress, MAX_EMAIL_LENGTH } from './is-email-address';

type Codes<Code extends string> = Readonly<{ empty: Code; tooLong: Code; invalid: Code }>;

export const emailAddress = <Code extends string>({ empty, tooLong, invalid }: Codes<Code>) =>
  z
    .string({ error: empty })
    .check(
      z.overwrite(cleanEmail),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(MAX_EMAIL_LENGTH, { error: tooLong, abort: true }),
      z.refine(isEmailAddress, invalid),
    );
