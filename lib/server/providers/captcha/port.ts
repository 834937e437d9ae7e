import 'server-only';

/** `unavailable`: the service did not judge. Nobody loses a message because of that; the other guards still stand. */
export type Verdict = 'human' | 'bot' | 'unavailable';

/** Tells people from programs by what their browser brought along. */
export type BotCheck = Readonly<{
  /** False where nothing is configured: hidden field, timing and limits are all there is. */
  isConfigured: boolean;
  judge: (token: string, ip: string) => Promise<Verdict>;
}>;
