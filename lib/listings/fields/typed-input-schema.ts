import * as z from 'zod/mini';

const typed = z.string().check(z.maxLength(20_000));

export const typedInputSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.union([typed, z.array(typed).check(z.maxLength(100))]),
);
