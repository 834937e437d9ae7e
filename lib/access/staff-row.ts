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
}>;
