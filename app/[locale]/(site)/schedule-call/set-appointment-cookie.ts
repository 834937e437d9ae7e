import 'server-only';
import { cookies } from 'next/headers';
import { CALL_COOKIE_OPTIONS, appointmentCookie } from '@/lib/middleware/appointment-cookie';
import { siteUrl } from '@/lib/server/site-url';

export async function setAppointmentCookie(reference: string, key: string): Promise<void> {
  const secure = siteUrl.protocol === 'https:';
  (await cookies()).set(appointmentCookie(reference), key, { ...CALL_COOKIE_OPTIONS, secure });
}
