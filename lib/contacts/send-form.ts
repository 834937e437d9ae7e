import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';

const sendCodes = ['notOnOffer', 'nobody', 'tooMany', 'failed'] as const;
export type SendCode = (typeof sendCodes)[number];

export const listingSendForm = defineForm({
  codes: sendCodes,
  failure: 'failed',
  preserved: [],
  schema: z.object({ listing: z.string(), to: z.string().check(z.maxLength(2_500)) }),
});
