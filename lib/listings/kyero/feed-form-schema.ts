import { z } from 'zod';
import { FEED_NAME } from '@/lib/env/feeds';
import { TICKED } from '@/lib/forms/ticked';
import { parseAmount } from '@/lib/text/parse-amount';
import { parseFeedSettings } from './feed-settings';

const MAX_ADDRESS = 2_000;
const MAX_SECRET = 500;
const MAX_SETTINGS = 200_000;
const MAX_NAME = 40;
const [MIN_EVERY, MAX_EVERY] = [5, 10_080];
/** Per cent. */
const [MIN_VAT, MAX_VAT] = [1, 30];
const MAX_PROMOTER = 200;

const secret = z.string().max(MAX_SECRET, 'tooLong').default('');

const fields = {
  user: secret,
  password: secret,
  settings: z
    .string()
    .max(MAX_SETTINGS, 'tooLong')
    .default('')
    .refine((yaml) => settingsProblems(yaml) === '', 'settings'),
  trusted: z.literal(TICKED).optional().transform(Boolean),
  newBuildVat: z
    .string()
    .default('')
    .transform((typed, context) => {
      const text = typed.replace('%', '').trim();
      const vat = text === '' ? null : parseAmount(text);
      if (text === '' || (vat !== null && vat >= MIN_VAT && vat <= MAX_VAT)) return vat;
      context.addIssue({ code: 'custom', message: 'vat' });
      return z.NEVER;
    }),
  newBuildExcludesVat: z.literal(TICKED).optional().transform(Boolean),
  promoter: z.string().trim().max(MAX_PROMOTER, 'tooLong').default(''),
  every: z.coerce.number('every').int('every').min(MIN_EVERY, 'every').max(MAX_EVERY, 'every'),
};

/** An empty address keeps the current one. */
export const feedSchema = z.object({ ...fields, address: z.string().max(MAX_ADDRESS, 'tooLong').default('') });

export const newFeedSchema = z.object({
  ...fields,
  name: z.string().trim().min(1, 'required').max(MAX_NAME, 'tooLong').regex(FEED_NAME, 'feedName'),
  address: z.string().trim().min(1, 'required').max(MAX_ADDRESS, 'tooLong'),
});

export type FeedInput = z.output<typeof feedSchema>;
export type NewFeedInput = z.output<typeof newFeedSchema>;

/** One problem per line with its line number; empty when valid. */
export function settingsProblems(yaml: string): string {
  try {
    parseFeedSettings(yaml, '');
  } catch (error) {
    return (error as Error).message.replace(/^:/gm, '');
  }
  return yaml
    .split('\n')
    .flatMap((line, index) => {
      const [name] = /^(trusted|every|newBuilds)(?=\s*:)/.exec(line) ?? [];
      return name ? [`${index + 1}: ${name} has a field of its own in this form`] : [];
    })
    .join('\n');
}
