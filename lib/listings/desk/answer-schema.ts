import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import * as fields from './answer-form';

const target = { token: z.string(), version: z.string().check(z.regex(/^\d{1,9}$/, 'changed')) };

export const approvalSchema = defineForm({ ...fields.approvalForm, schema: z.object(target) });

export const commentSchema = defineForm({
  ...fields.commentForm,
  schema: z.object({
    ...target,
    comment: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(fields.MAX_COMMENT, 'tooLong')),
  }),
});
