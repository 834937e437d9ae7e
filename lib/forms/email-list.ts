import * as z from 'zod/mini';
import { cleanEmail } from '@/lib/text/clean-field';
import { isEmailAddress } from '@/lib/text/is-email-address';
import { optionalLine } from './fields';

const splitEmails = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map(cleanEmail)
    .filter(Boolean);

/** `invalidEmail` unless all are valid. */
export const emailList = (max: number) =>
  z.pipe(
    optionalLine(max).check(z.refine<string>((typed) => splitEmails(typed).every(isEmailAddress), 'invalidEmail')),
    z.transform(splitEmails),
  );
