import { isStaffSignedIn } from '@/lib/server/auth/current-staff';
import { readSession } from '@/lib/server/auth/current-user';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

/** Returns the signed-in user: 401 without a session, 503 if the database is unavailable. */
export async function GET(): Promise<Response> {
  const session = await readSession();
  if (session.state === 'signedIn') {
    // The menu works without this if the database has just become unavailable.
    const isStaff = await isStaffSignedIn().catch(() => false);
    return Response.json({ email: session.user.email, isStaff }, { headers });
  }
  if (session.state === 'unavailable') return Response.json({ code: 'unavailable' }, { status: 503, headers });
  return Response.json({ code: 'signedOut' }, { status: 401, headers });
}
