import 'server-only';
import { appointmentRules } from '@/lib/appointments/booking-settings';
import { momentOf, wallClock } from '@/lib/appointments/time-zone';
import { signedId } from '@/lib/server/crypto/signed-id';
import { inTransaction } from '@/lib/server/data/core/transaction';
import { findDiaryAppointment } from '@/lib/server/data/diary/diary';
import { claimViewingsToAsk } from '@/lib/server/data/diary/viewings-to-ask';
import { queueEmail } from '@/lib/server/email/queue-email';
import { readAgentName } from './appointment-agent';

const HOUR_MS = 3_600_000;
/** Minutes of the agency's day in which the emails leave. */
const EVENING = { from: 20 * 60, until: 22 * 60 };

/**
 * In the evening, asks the visitors of viewings that ended since the evening before, up to an hour ago. Returns their
 * number.
 */
export async function askAboutViewings(now = Date.now()): Promise<number> {
  const { zone } = appointmentRules();
  const { day, minutes } = wallClock(now, zone);
  if (minutes < EVENING.from || minutes >= EVENING.until) return 0;
  const evening = momentOf({ day, minutes: EVENING.from }, zone) ?? now;
  return inTransaction(async () => {
    const ids = await claimViewingsToAsk(evening - 25 * HOUR_MS, evening - HOUR_MS);
    for (const id of ids) await askAbout(id);
    return ids.length;
  });
}

async function askAbout(id: string): Promise<void> {
  const found = await findDiaryAppointment(id);
  if (!found) throw new Error('a claimed viewing does not exist');
  const { appointment } = found;
  const { email, listingId, locale } = appointment;
  await queueEmail({
    kind: 'viewingQuestions',
    recipient: email,
    locale,
    payload: {
      token: signedId('viewing:answer', id),
      listingId: listingId ?? '',
      agent: (await readAgentName(appointment, locale)) ?? '',
    },
    idempotencyKey: `viewing-questions:${id}`,
  });
}
