import 'server-only';

/** Ended sessions and links stay so that 'expired' differs from 'unknown'; emails as proof of sending; reports. */
export const ENDED_RETENTION_DAYS = 30;
