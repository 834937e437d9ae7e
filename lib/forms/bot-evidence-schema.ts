import * as z from 'zod/mini';

/** What a form brings along to show that a person sent it: the same fields in every form that a bot could abuse. */
export const botEvidenceFields = {
  recaptchaToken: z.optional(z.nullable(z.string().check(z.maxLength(8_192)))),
  /** In place of reCAPTCHA where the visitor declined it (lib/forms/work-proof). */
  workProof: z.optional(z.nullable(z.string().check(z.maxLength(4_096)))),
  /** Time from the first sight of the form to its sending (ms), where JavaScript could take it. */
  elapsedMs: z.optional(z.coerce.number()),
};

export type BotEvidence = z.output<z.ZodMiniObject<typeof botEvidenceFields>>;
