import 'server-only';

/** `unavailable`: no verdict; the message is accepted and the other guards apply. */
export type CaptchaVerdict = 'human' | 'bot' | 'unavailable';

export type BotCheck = Readonly<{
  /** False: only honeypot, timing and limits apply. */
  isConfigured: boolean;
  judge: (token: string, ip: string) => Promise<CaptchaVerdict>;
}>;
