import { isStaffSignedIn } from '@/lib/server/auth/current-staff';
import { readSession } from '@/lib/server/auth/current-user';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

/** Who is signed in, for the menu of the header: 401 where nobody is, 503 where nobody knows. */
export async function GET(): Promise<Response> {
  const session = await readSession();
  if (session.state === 'signedIn') {
    // Of a database that has just gone down the menu can do without.
    const isStaff = await isStaffSignedIn().catch(() => false);
    return Response.json({ email: session.user.email, isStaff }, { headers });
  }
  if (session.state === 'unavailable') return Response.json({ code: 'unavailable' }, { status: 503, headers });
  return Response.json({ code: 'signedOut' }, { status: 401, headers });
}
