import * as z from 'zod/mini';
import { defineForm } from '@/lib/forms/define-form';
import { requiredLine } from '@/lib/forms/fields';
import { redirectingForm } from '@/lib/forms/redirecting-form';
import { documentFolders } from './sale-words';

const MAX_LISTING_ID = 60;

export const moveFileForm = defineForm({
  ...redirectingForm,
  schema: z.object({
    contact: z.uuid(),
    file: z.uuid(),
    listing: requiredLine(MAX_LISTING_ID),
    folder: z.enum(documentFolders),
  }),
});
