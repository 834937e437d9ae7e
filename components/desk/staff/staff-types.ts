import type { StaffRole } from '@/lib/access/rights';
import type { AbsenceFormProps } from './absence-form';
import type { InviteFormProps } from './invite-form';
import type { RedirectingAction } from '@/lib/forms/redirecting-form';

export type InviteView = Readonly<{
  id: string;
  email: string;
  role: StaffRole;
  expiresAt: Date;
  isExpired: boolean;
}>;

export type StaffActions = Readonly<
  { invite: InviteFormProps['action']; setAbsence: AbsenceFormProps['action'] } & Record<
    'resend' | 'withdraw' | 'change' | 'reset' | 'end' | 'leave' | 'endAbsence',
    RedirectingAction
  >
>;
