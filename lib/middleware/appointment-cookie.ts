export const appointmentCookie = (reference: string) => `call-${reference}`;

/** One day, for shared computers. */
const MAX_AGE_S = 86_400;

export const CALL_COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE_S } as const;
