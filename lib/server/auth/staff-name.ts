import 'server-only';
import type { StaffMember } from '@/lib/server/data/staff/staff';
import { siteFacts } from '@/lib/site/site-facts';

export function staffName({ email, name, teamId }: Pick<StaffMember, 'email' | 'name' | 'teamId'>): string {
  const member = siteFacts().team.es.find(({ id }) => id === teamId);
  return member?.name ?? name ?? email;
}
