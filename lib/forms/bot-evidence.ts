/** Who fills in a form sooner (ms) is a bot. */
export const MIN_FILLING_MS = 1_500;

/** Why a visitor was taken for a bot; keys of the messages `contactForm.errors`. */
export const botCodes = ['tooFast', 'captcha', 'captchaNotLoaded'] as const;
export type BotCode = (typeof botCodes)[number];
