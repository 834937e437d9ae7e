import * as z from 'zod/mini';

/** What a browser says when the page of a listing is opened: which one, and nothing of who. */
export const viewSchema = z.strictObject({ listing: z.string().check(z.minLength(1), z.maxLength(100)) });
