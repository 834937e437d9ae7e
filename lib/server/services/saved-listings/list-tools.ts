import 'server-only';
import { agencyDay } from '@/lib/appointments/agency-day';
import { currentUser } from '@/lib/server/auth/current-user';
import { readNotes } from './set-note';
import { sharedUntil } from './shared-list';

export async function readListTools(): Promise<
  Readonly<{ notes: Readonly<Record<string, string>>; until: string | null }>
> {
  const user = await currentUser();
  if (!user) return { notes: {}, until: null };
  const [notes, until] = await Promise.all([readNotes(user.id), sharedUntil(user.id)]);
  return { notes, until: until && agencyDay(until) };
}
