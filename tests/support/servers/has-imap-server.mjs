import { existsSync } from 'node:fs';

/** Debian package `dovecot-imapd`. */
export const DOVECOT = '/usr/sbin/dovecot';

export const hasImapServer = existsSync(DOVECOT);
