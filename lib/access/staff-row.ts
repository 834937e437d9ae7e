import type { StaffRole } from './rights';

export type StaffRow = Readonly<{
  userId: string;
  name: string;
  email: string;
  role: StaffRole;
  teamId: string | null;
  since: Date;
  state: 'active' | 'unenrolled' | 'ended';
  /** True when the account cannot leave, be removed or be demoted. */
  isLastOwner: boolean;
  isOwn: boolean;
  /** Current or future absence. Days as `YYYY-MM-DD`, the last one inclusive. */
  absence: Readonly<{
    from: string;
    until: string;
    isNow: boolean;
    deputyId: string | null;
    deputy: string | null;
  }> | null;
}>;

export type Workload = Readonly<{
  homes: number;
  people: number;
  enquiries: number;
  tasks: number;
  appointments: number;
}>;
