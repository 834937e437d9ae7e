import { z } from 'zod';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Another address for a service, for tests: on this machine only, so that no secret goes elsewhere by a typing error. */
const standIn = z
  .url({ error: 'must be an address on this machine, such as http://localhost:9000' })
  .refine((value) => URL.canParse(value) && loopback.test(new URL(value).hostname), {
    error: 'must be an address on this machine, such as http://localhost:9000',
  })
  .optional();

/** The variables of the outside services behind the forms. */
export const leadsVariables = {
  /** reCAPTCHA v3; with neither, forms are guarded by hidden field, timing and limits. The key is read at build time too. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: standIn,
  /** Klaviyo: private key, and the list that readers are put on; with neither, our own list alone. */
  KLAVIYO_API_KEY: z.string().optional(),
  KLAVIYO_LIST_ID: z.string().optional(),
  KLAVIYO_API_URL: standIn,
};

const pairs = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['KLAVIYO_API_KEY', 'KLAVIYO_LIST_ID'],
] as const;

type Values = Readonly<Partial<Record<keyof typeof leadsVariables, string | undefined>>>;

/** One without the other would switch the service off without a word. */
export function requirePairs(values: Values, context: z.core.$RefinementCtx<unknown>): void {
  for (const [one, other] of pairs) {
    const [missing, given] = values[one] ? [other, one] : [one, other];
    if (values[given] && !values[missing]) {
      context.addIssue({ code: 'custom', path: [missing], message: `is needed together with ${given}` });
    }
  }
}
