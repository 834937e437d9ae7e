import * as z from 'zod/mini';

export const botEvidenceFields = {
  recaptchaToken: z.optional(z.nullable(z.string().check(z.maxLength(8_192)))),
  /** Replaces reCAPTCHA when the visitor declined it (lib/forms/work-proof). */
  workProof: z.optional(z.nullable(z.string().check(z.maxLength(4_096)))),
  /** In ms, when JavaScript measured it. */
  elapsedMs: z.optional(z.coerce.number()),
};

export type BotEvidence = z.output<z.ZodMiniObject<typeof botEvidenceFields>>;
