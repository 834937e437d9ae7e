import { isTimeZone } from '@/lib/domain/booking/time-zone';

let zone: string | undefined;

/** The browser's time zone, '' where it has none that we know. Asked once: a telephone takes long over its answer. */
export function ownZone(): string {
  if (zone === undefined) {
    const found = Intl.DateTimeFormat().resolvedOptions().timeZone;
    zone = isTimeZone(found) ? found : '';
  }
  return zone;
}
