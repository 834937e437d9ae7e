import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { removeValuation, renameValuation } from '@/lib/server/data/valuations';

type Client = Pick<CurrentUser, 'id'>;

/** Names a property that the client follows; null takes the name away. Nothing happens to somebody else's. */
export const renameOwnValuation = ({ id: userId }: Client, id: string, name: string | null): Promise<boolean> =>
  renameValuation(userId, id, name);

/** Deletes a property that the client follows, with its history. Nothing happens to somebody else's. */
export const removeOwnValuation = ({ id: userId }: Client, id: string): Promise<boolean> => removeValuation(userId, id);
