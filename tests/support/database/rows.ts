import { createUser, findVerifiedEmail, type NewUser, type User } from '@/lib/server/data/users';

let counter = 0;

/** A client who is stored, unlike any other of the run. */
export async function makeUser(fields: Partial<NewUser> = {}): Promise<User> {
  counter += 1;
  const user = await createUser({ email: `client-${counter}@example.com`, locale: 'en', ...fields });
  if (!user) throw new Error('the address was taken');
  return user;
}

/** A client as services take one, with the address if it is verified by now. */
export const clientOf = async ({ id }: Pick<User, 'id'>) => ({ id, verifiedEmail: await findVerifiedEmail(id) });
