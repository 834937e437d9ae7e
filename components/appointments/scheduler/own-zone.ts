import { isTimeZone } from '@/lib/appointments/time-zone';

let zone: string | undefined;

/** The browser's time zone, '' where it has none that we know. Asked once: without Temporal the answer takes long. */
export function ownZone(): string {
  if (zone === undefined) {
    const found =
      typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId();
    zone = isTimeZone(found) ? found : '';
  }
  return zone;
}
