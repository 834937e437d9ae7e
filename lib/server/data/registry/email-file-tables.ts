import 'server-only';
import { z } from 'zod';
import { deleteStrayEmailFiles } from '@/lib/server/data/contacts/email-files';
import type { TableRules } from '@/lib/server/data/core/table-rules';

const MONTHS = 24;
const rowSchema = z.object({ storage_key: z.string().nullable() });

/** Placed behind emails and enquiries: each file is deleted with its email. */
export const emailFileTables = {
  emailFiles: {
    backup: true,
    files: (row) => [rowSchema.parse(row).storage_key ?? []].flat(),
    retention: [{ after: { months: MONTHS }, remove: deleteStrayEmailFiles }],
    personal: { policy: 'Atender a las personas', export: null, erase: deleteStrayEmailFiles },
  },
} as const satisfies Readonly<Record<string, TableRules>>;
