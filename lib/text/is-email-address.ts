/** RFC 5321. */
export const MAX_EMAIL_LENGTH = 254;

/** Excludes header separators, invisible characters and IP addresses. */
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]+$/u;

export const isEmailAddress = (value: string): boolean => value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
