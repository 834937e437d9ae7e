import type { SchedulerLabels } from '@/components/appointments/scheduler/read-labels';
import en from '@/messages/en.json';

export const schedulerLabels: SchedulerLabels = {
  ...en.scheduler,
  errors: { ...en.scheduler.errors, ...en.contactForm.errors },
};
