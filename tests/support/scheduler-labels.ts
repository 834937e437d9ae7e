import type { SchedulerLabels } from '@/components/appointments/scheduler/read-labels';
import en from '@/messages/en';

const withTown = ['office', 'spoken', 'summary', 'twoClocks'] as const;

export const schedulerLabels: SchedulerLabels = {
  ...en.scheduler,
  similar: en.contactForm.similar,
  ...Object.fromEntries(withTown.map((key) => [key, en.scheduler[key].replaceAll('{town}', 'Barcelona')])),
  errors: { ...en.scheduler.errors, ...en.contactForm.errors },
};
