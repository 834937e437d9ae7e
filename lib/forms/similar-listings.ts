import * as z from 'zod/mini';
import { TICKED } from './ticked';

/** Consent to similar listings by email. */
export const similarListingsField = { similar: z.optional(z.literal(TICKED)) };
