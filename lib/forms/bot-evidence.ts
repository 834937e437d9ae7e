/** Faster submissions (ms) count as bots. */
export const MIN_FILLING_MS = 1_500;

export const botCodes = ['tooFast', 'captcha', 'captchaNotLoaded'] as const;
export type BotCode = (typeof botCodes)[number];
