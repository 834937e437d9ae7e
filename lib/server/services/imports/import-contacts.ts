import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { readContactRow, type ImportedContact, type ContactRow } from '@/lib/contacts/import/read-contact-row';
import { addFurther, addImported, completeImported, findImported } from '@/lib/server/data/contacts/contact-imports';
import { deleteImport } from '@/lib/server/data/feeds/imports';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import type { OpenImport } from './open-import';

type PlannedContact = Readonly<{
  line: number;
  row: ContactRow;
  outcome: 'added' | 'joined' | 'twice' | 'unreachable' | 'noBasis';
  id: string | null;
}>;

/**
 * Returns the planned result of each row.
 * @throws RightError
 */
export async function planContacts(actor: StaffActor, open: OpenImport): Promise<readonly PlannedContact[]> {
  requireRight(actor, 'import.run');
  return plan(open);
}

/** Omits rows without a legal basis. Sends no email, logs only counts. @throws RightError */
export async function importContacts(
  actor: StaffActor,
  open: OpenImport,
): Promise<Readonly<Record<'added' | 'joined' | 'refused' | 'withoutBasis', number>>> {
  return withRight(actor, 'import.run', { kind: 'log', id: 'import' }, async (record) => {
    const planned = await plan(open);
    const contactsOf = (outcome: PlannedContact['outcome']): readonly ImportedContact[] =>
      planned.flatMap((one) => (one.outcome === outcome && one.row.contact ? [one.row.contact] : []));
    const added = await addImported(contactsOf('added'));
    const joined = planned.flatMap(({ id, outcome, row: { contact } }) =>
      outcome === 'joined' && id && contact ? [{ id, contact }] : [],
    );
    for (const one of joined) await completeImported(one);
    await addFurther([...added, ...joined], { author: actor.name, authorId: actor.userId });
    await deleteImport(open.stored.id);
    const withoutBasis = contactsOf('noBasis').length;
    const counts = {
      added: added.length,
      joined: joined.length,
      refused: planned.length - added.length - joined.length - withoutBasis,
      withoutBasis,
    };
    await record('peopleImported', { after: counts });
    return counts;
  });
}

async function plan({ file, stored: { mapping, settings } }: OpenImport): Promise<readonly PlannedContact[]> {
  const rows = file.rows.map(({ cells, line }) => ({
    line,
    row: readContactRow(cells, { head: file.head, mapping }, settings),
  }));
  const { emails, phones } = await findImported(rows.flatMap(({ row }) => row.contact ?? []));
  const seen = new Set<string>();
  return rows.map(({ line, row }): PlannedContact => {
    if (!row.contact) return { line, row, outcome: 'unreachable', id: null };
    const { email, phone } = row.contact;
    const key = email ?? phone ?? '';
    const isTwice = seen.has(key);
    seen.add(key);
    if (isTwice) return { line, row, outcome: 'twice', id: null };
    if (row.contact.basis === null) return { line, row, outcome: 'noBasis', id: null };
    const id = (email === null ? phones.get(phone ?? '') : emails.get(email)) ?? null;
    return { line, row, outcome: id === null ? 'added' : 'joined', id };
  });
}
