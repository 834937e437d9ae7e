import 'server-only';

/** Ended sessions and links stay to distinguish 'expired' from 'unknown'; emails as proof of sending; reports. */
export const ENDED_RETENTION_DAYS = 30;

/** `npm run db:backup` deletes older backups. */
export const BACKUP_RETENTION_DAYS = 35;
