export const PGBOUNCER: string;
export const hasPgBouncer: boolean;
