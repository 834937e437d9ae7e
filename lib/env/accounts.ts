import { z } from 'zod';
import { isLocalHost } from './local-host';

const SECRET_LENGTH = 32;
const secret = () => z.string().min(SECRET_LENGTH, `must have ${SECRET_LENGTH} characters at least`).optional();

const seconds = (fallback: number, largest: number, smallest = 1, reason = '') => {
  const error = `must be a whole number of seconds from ${smallest} to ${largest}${reason}`;
  return z.coerce.number({ error }).int(error).min(smallest, error).max(largest, error).default(fallback);
};

export const SESSION_TOUCH_SECONDS = 60;

/** The stored last use may be one interval old. */
const SHORTEST_IDLE_SECONDS = 2 * SESSION_TOUCH_SECONDS;

const standIn = () =>
  z
    .string()
    .refine(isLoopback, 'is for tests alone and must be an address of this machine, http://localhost:PORT')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional();

function isLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return isLocalHost(value) && /^https?:$/.test(protocol) && username === '' && password === '';
}

export const accountVariables = {
  /** Encrypts session cookies; equal in all instances. Required by `npm start`. */
  AUTH_SECRET: secret(),
  NEXTAUTH_SECRET: secret(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: standIn(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ORIGIN: standIn(),
  SESSION_IDLE_SECONDS: seconds(
    7 * 86_400,
    30 * 86_400,
    SHORTEST_IDLE_SECONDS,
    ` (its use is noted once in ${SESSION_TOUCH_SECONDS} seconds: less would end sessions in use)`,
  ),
  SESSION_SECONDS: seconds(30 * 86_400, 30 * 86_400),
  VERIFY_LINK_SECONDS: seconds(86_400, 7 * 86_400),
  RESET_LINK_SECONDS: seconds(1_800, 86_400),
  SIGN_IN_WINDOW_SECONDS: seconds(300, 3_600),
};

/** Returns `name message` for each half of an incomplete pair. */
export function findHalfPairs(variables: Readonly<Record<string, unknown>>): [name: string, message: string][] {
  return ['GOOGLE', 'FACEBOOK'].flatMap((provider): [string, string][] => {
    const [id, key] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
    if (Boolean(variables[id]) === Boolean(variables[key])) return [];
    return [[variables[id] ? key : id, `must be set as well where ${variables[id] ? id : key} is`]];
  });
}
