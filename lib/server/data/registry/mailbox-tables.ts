import 'server-only';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';
import {
  deleteUnknownFrom,
  findIgnoredSender,
  listUnknownFrom,
  stopIgnoring,
} from '@/lib/server/data/contacts/unknown-emails';
import { deleteUnmatchedFrom, listUnmatchedFrom } from '@/lib/server/data/contacts/unmatched-emails';
import { ignoredSenders, unknownEmails, unmatchedEmails } from '@/lib/server/db/schema';

const MONTHS = 24;
const ASIDE_DAYS = 30;
const UNKNOWN_DAYS = 30;

const ofUnknown = { policy: 'Ver en el buzón' } as const;

export const mailboxTables = {
  unmatchedEmails: {
    ...rowsOnly,
    retention: [
      { after: { months: MONTHS }, since: unmatchedEmails.createdAt },
      { after: { days: ASIDE_DAYS }, since: unmatchedEmails.setAsideAt },
    ],
    personal: {
      policy: 'Atender a las personas',
      export: { as: 'emailsWithoutContact', read: ifVerified(listUnmatchedFrom, []) },
      erase: ifVerified(deleteUnmatchedFrom),
    },
  },
  unknownEmails: {
    ...rowsOnly,
    retention: [{ after: { days: UNKNOWN_DAYS }, since: unknownEmails.createdAt }],
    personal: {
      ...ofUnknown,
      export: { as: 'emailsOfUnknownSender', read: ifVerified(listUnknownFrom, []) },
      erase: ifVerified(deleteUnknownFrom),
    },
  },
  ignoredSenders: {
    ...rowsOnly,
    retention: [{ after: { months: MONTHS }, since: ignoredSenders.createdAt }],
    personal: {
      ...ofUnknown,
      export: { as: 'ignoredSender', read: ifVerified(findIgnoredSender, null) },
      erase: ifVerified(stopIgnoring),
    },
  },
  mailboxes: { ...rowsOnly, retention: 'permanent', personal: null },
  portals: { ...rowsOnly, retention: 'permanent', personal: null },
  ownPortals: { ...rowsOnly, retention: 'permanent', personal: null },
} as const satisfies Readonly<Record<string, TableRules>>;
