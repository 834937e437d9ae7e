import { z } from 'zod';
import { otherLanguages, otherTextLength } from '@/content/types/listing';
import { text } from '@/lib/text/schema-parts';

export const otherTextsSchema = z.partialRecord(
  z.enum(otherLanguages),
  z.strictObject({
    title: text.max(otherTextLength.title).optional(),
    text: text.max(otherTextLength.text).optional(),
  }),
);
