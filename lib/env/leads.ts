import { z } from 'zod';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Test address of a service: this machine only, so that no secret leaks. */
const standIn = z
  .url({ error: 'must be an address on this machine, such as http://localhost:9000' })
  .refine((value) => URL.canParse(value) && loopback.test(new URL(value).hostname), {
    error: 'must be an address on this machine, such as http://localhost:9000',
  })
  .optional();

export const leadsVariables = {
  /** reCAPTCHA v3; optional. Also read at build time. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: standIn,
  KLAVIYO_API_KEY: z.string().optional(),
  KLAVIYO_LIST_ID: z.string().optional(),
  KLAVIYO_API_URL: standIn,
};

const pairs = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['KLAVIYO_API_KEY', 'KLAVIYO_LIST_ID'],
] as const;

type Values = Readonly<Partial<Record<keyof typeof leadsVariables, string | undefined>>>;

/** Half a pair would disable the service silently. */
export function requirePairs(values: Values, context: z.core.$RefinementCtx<unknown>): void {
  for (const [one, other] of pairs) {
    const [missing, given] = values[one] ? [other, one] : [one, other];
    if (values[given] && !values[missing]) {
      context.addIssue({ code: 'custom', path: [missing], message: `is needed together with ${given}` });
    }
  }
}
