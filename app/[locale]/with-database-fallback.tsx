import { DatabaseUnavailable } from '@/components/layout/database-unavailable';
import { DatabaseUnavailableError } from '@/lib/errors/database-errors';
import { log } from '@/lib/server/log';
import type { ReactNode } from 'react';

/**
 * A page that is made of what is stored. While the database does not answer it says so, to be read without JavaScript
 * too: where a page throws, Next sends a document that is empty until its scripts have drawn the error screen.
 */
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
