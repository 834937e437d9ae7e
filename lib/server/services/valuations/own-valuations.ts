import 'server-only';
import type { CurrentUser } from '@/lib/server/auth/current-user';
import { removeValuation, renameValuation } from '@/lib/server/data/accounts/valuations';

type Client = Pick<CurrentUser, 'id'>;

export const renameOwnValuation = ({ id: userId }: Client, id: string, name: string | null): Promise<boolean> =>
  renameValuation(userId, id, name);

export const removeOwnValuation = ({ id: userId }: Client, id: string): Promise<boolean> => removeValuation(userId, id);
