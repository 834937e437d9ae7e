import 'server-only';
import type { Environment } from '@/lib/env/schema';
import type { Engine } from '@/lib/server/db/engine';
import { listStaff } from '@/lib/server/data/staff/staff';
import { speakOf, type Finding } from './finding';

export async function examineStaff(
  { ENCRYPTION_KEYS }: Pick<Environment, 'ENCRYPTION_KEYS'>,
  open: () => Promise<Engine>,
): Promise<readonly Finding[]> {
  const desk = speakOf('Desk');
  try {
    await open();
    const present = (await listStaff()).filter(({ endedAt }) => endedAt === null);
    const owners = present.filter(({ role }) => role === 'owner').length;
    if (owners === 0) return [desk.off('The desk has no owner yet: npm run agency -- add name@example.com')];
    const count = `${present.length} members of staff, ${owners} of them owners.`;
    return ENCRYPTION_KEYS.length > 0
      ? [desk.good(count)]
      : [
          desk.advice(
            `${count} ENCRYPTION_KEYS is not set: with another AUTH_SECRET, all staff would lose their second step and feeds their credentials. Set it (docs/configuration.md), then reset each second step once.`,
          ),
        ];
  } catch {
    // The database finding reports this failure.
    return [];
  }
}
