/** Key of a message sent without JavaScript, for its confirmation. */
export const SENT_MESSAGE_COOKIE = 'sent-message';

/** Half an hour, for shared computers. */
const MAX_AGE_S = 1_800;

export const SENT_MESSAGE_COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: MAX_AGE_S } as const;
