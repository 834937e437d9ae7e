import type { SchedulerLabels } from '@/components/appointments/scheduler/read-labels';
import en from '@/messages/en';

export const schedulerLabels: SchedulerLabels = {
  ...en.scheduler,
  errors: { ...en.scheduler.errors, ...en.contactForm.errors },
};
