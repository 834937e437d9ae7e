import { DatabaseUnavailable } from '@/components/layout/database-unavailable';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import type { ReactNode } from 'react';

/** Renders `DatabaseUnavailable` if queries fail; otherwise Next sends an empty document until scripts run. */
export function withDatabaseFallback<Props>(Page: (props: Props) => Promise<ReactNode>) {
  return async function PageOfRecords(props: Props): Promise<ReactNode> {
    try {
      return await Page(props);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      log.warn({ reason: error.message }, 'a page could not be made without the database');
      return <DatabaseUnavailable />;
    }
  };
}
