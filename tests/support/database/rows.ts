import { createUser, findVerifiedEmail, type NewUser, type User } from '@/lib/server/data/accounts/users';

let counter = 0;

export async function makeUser(fields: Partial<NewUser> = {}): Promise<User> {
  counter += 1;
  const user = await createUser({ email: `client-${counter}@example.com`, locale: 'en', ...fields });
  if (!user) throw new Error('the address was taken');
  return user;
}

export const clientOf = async ({ id }: Pick<User, 'id'>) => ({ id, verifiedEmail: await findVerifiedEmail(id) });
