import 'server-only';
import type { StaffActor } from '@/lib/access/actor';
import { readPersonRow, type ImportedPerson, type PersonRow } from '@/lib/contacts/import/read-person-row';
import { addImported, completeImported, findImported } from '@/lib/server/data/contacts/contact-imports';
import { deleteImport } from '@/lib/server/data/feeds/imports';
import { requireRight, withRight } from '@/lib/server/services/access/with-right';
import type { OpenImport } from './open-import';

/** What becomes of a row. */
type PlannedPerson = Readonly<{
  line: number;
  row: PersonRow;
  outcome: 'added' | 'joined' | 'twice' | 'unreachable';
  /** The person that is there. */
  id: string | null;
}>;

/**
 * What storing a file would do, row by row.
 * @throws RightError
 */
export async function planPeople(actor: StaffActor, open: OpenImport): Promise<readonly PlannedPerson[]> {
  requireRight(actor, 'import.run');
  return plan(open);
}

/**
 * Stores people with the basis of each. Nobody is written to, and the log has numbers alone.
 * @throws RightError
 */
export async function importPeople(
  actor: StaffActor,
  open: OpenImport,
): Promise<Readonly<Record<'added' | 'joined' | 'refused' | 'withoutBasis', number>>> {
  return withRight(actor, 'import.run', { kind: 'log', id: 'import' }, async (record) => {
    const planned = await plan(open);
    const peopleOf = (outcome: PlannedPerson['outcome']): readonly ImportedPerson[] =>
      planned.flatMap((one) => (one.outcome === outcome && one.row.person ? [one.row.person] : []));
    const added = await addImported(peopleOf('added'));
    const joined = planned.filter(({ outcome }) => outcome === 'joined');
    for (const { id, row } of joined) if (id && row.person) await completeImported(id, row.person);
    await deleteImport(open.stored.id);
    const counts = {
      added,
      joined: joined.length,
      refused: planned.length - added - joined.length,
      withoutBasis: peopleOf('added').filter(({ basis }) => basis === null).length,
    };
    await record('peopleImported', { after: counts });
    return counts;
  });
}

async function plan({ file, stored: { mapping, settings } }: OpenImport): Promise<readonly PlannedPerson[]> {
  const rows = file.rows.map(({ cells, line }) => ({ line, row: readPersonRow(cells, mapping, settings) }));
  const { emails, phones } = await findImported(rows.flatMap(({ row }) => row.person ?? []));
  const seen = new Set<string>();
  return rows.map(({ line, row }): PlannedPerson => {
    if (!row.person) return { line, row, outcome: 'unreachable', id: null };
    const { email, phone } = row.person;
    const key = email ?? phone ?? '';
    const isTwice = seen.has(key);
    seen.add(key);
    if (isTwice) return { line, row, outcome: 'twice', id: null };
    const id = (email === null ? phones.get(phone ?? '') : emails.get(email)) ?? null;
    return { line, row, outcome: id === null ? 'added' : 'joined', id };
  });
}
