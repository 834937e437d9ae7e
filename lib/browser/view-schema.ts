import * as z from 'zod/mini';

export const viewSchema = z.strictObject({ listing: z.string().check(z.minLength(1), z.maxLength(100)) });
