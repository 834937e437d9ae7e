import * as z from 'zod/mini';

/** Who fills in a form sooner (ms) is a program. */
export const MIN_FILLING_MS = 1_500;

/** What a form brings along to show that a person sent it: the same fields in every form that a program could abuse. */
export const botEvidenceFields = {
  recaptchaToken: z.optional(z.nullable(z.string().check(z.maxLength(8_192)))),
  /** In place of reCAPTCHA where the visitor declined it (lib/forms/work-proof). */
  workProof: z.optional(z.nullable(z.string().check(z.maxLength(4_096)))),
  /** Time from the first sight of the form to its sending (ms), where JavaScript could take it. */
  elapsedMs: z.optional(z.coerce.number()),
};

export type BotEvidence = z.output<z.ZodMiniObject<typeof botEvidenceFields>>;

/** Why somebody was taken for a program; each is a key of the messages `contactForm.errors`. */
export type BotCode = 'tooFast' | 'captcha' | 'captchaNotLoaded';

/** The evidence as fields of a form that is not sent as JSON. */
export function toFormEntries({ recaptchaToken, workProof, elapsedMs }: BotEvidence): [string, string][] {
  return [
    ...(recaptchaToken ? [['recaptchaToken', recaptchaToken] as [string, string]] : []),
    ...(workProof ? [['workProof', workProof] as [string, string]] : []),
    ...(elapsedMs === undefined ? [] : [['elapsedMs', String(elapsedMs)] as [string, string]]),
  ];
}
