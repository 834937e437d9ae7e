import type { StaffRole } from './rights';

/** A member of the staff as the desk lists them. */
export type StaffRow = Readonly<{
  userId: string;
  name: string;
  email: string;
  role: StaffRole;
  teamId: string | null;
  since: Date;
  state: 'active' | 'unenrolled' | 'ended';
  /** Can neither leave nor be removed nor demoted. */
  isLastOwner: boolean;
  isOwn: boolean;
  /** Present or to come. Days as `YYYY-MM-DD`, the last one inclusive. */
  absence: Readonly<{
    from: string;
    until: string;
    isNow: boolean;
    deputyId: string | null;
    deputy: string | null;
  }> | null;
}>;

/** What somebody looks after; of appointments those to come. */
export type Workload = Readonly<{
  homes: number;
  people: number;
  enquiries: number;
  tasks: number;
  appointments: number;
}>;
