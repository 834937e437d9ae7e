export { agency } from '@/content/agency';
export type { Agency, OpeningHours, WeekDay } from '@/content/agency';
