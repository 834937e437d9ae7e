/** Name of the cookie that holds the secret of a private link to a call. */
export const appointmentCookie = (reference: string) => `call-${reference}`;

/** A day: long enough to come back to the page, short on a computer that others use. */
const MAX_AGE_S = 86_400;

export const CALL_COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE_S } as const;
