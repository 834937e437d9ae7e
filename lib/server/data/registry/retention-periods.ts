import 'server-only';

/** Ended sessions and links stay so that 'expired' differs from 'unknown'; emails as proof of sending; reports. */
export const ENDED_RETENTION_DAYS = 30;

/** Of backups, which `npm run db:backup` deletes after it (lib/server/commands/old-backups.ts). */
export const BACKUP_RETENTION_DAYS = 35;
