import type { StaffActor } from '@/lib/access/actor';
import type { StaffRole } from '@/lib/access/rights';

export const staffActor = (role: StaffRole): StaffActor => ({
  kind: 'staff',
  role,
  userId: '00000000-0000-4000-8000-000000000001',
  email: `${role}@agency.example`,
  name: `The ${role}`,
  sessionId: 'session',
});
