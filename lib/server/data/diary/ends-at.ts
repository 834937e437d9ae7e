import 'server-only';
import { sql } from 'drizzle-orm';
import { appointments } from '@/lib/server/db/schema';

export const endsAt = sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes})`;
