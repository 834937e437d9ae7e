import 'server-only';
import { listingAnswers } from '@/lib/server/db/schema';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';
import { deleteGuestsWith, listInvitationsOf } from '@/lib/server/data/diary/appointment-guests';

export const answerTables = {
  listingAnswers: {
    ...rowsOnly,
    retention: [{ after: { months: 24 }, since: listingAnswers.answeredAt }],
    personal: { policy: 'Conocer la opinión', export: null, erase: 'cascade' },
  },
  appointmentGuests: {
    ...rowsOnly,
    retention: 'cascade',
    personal: {
      policy: 'Gestionar citas',
      export: { as: 'viewingsAsGuest', read: ifVerified(listInvitationsOf, []) },
      erase: ifVerified(deleteGuestsWith),
    },
  },
} as const satisfies Readonly<Record<string, TableRules>>;
