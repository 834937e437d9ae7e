export const DOVECOT: string;
export const hasImapServer: boolean;
