/** Finds the message that a form without JavaScript has just sent, for the page that says so. */
export const SENT_MESSAGE_COOKIE = 'sent-message';

/** Long enough to read what was sent, and to come back; short on a computer that others use. */
const MAX_AGE_S = 1_800;

export const SENT_MESSAGE_COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE_S } as const;
