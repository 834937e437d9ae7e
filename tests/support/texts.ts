import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };

/** Locators use messages, so that edited texts break no test. */
export const texts = { en, es } as const;

export const languages = ['en', 'es'] as const;

/** Fills in `{names}`; missing values show as `undefined`. */
export const fill = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]));

/** The text of one case of a message that is a `select`, as far as it has no braces. */
export const caseOf = (message: string, name: string) =>
  new RegExp(`\\b${name} \\{([^{}]*)`).exec(message)?.[1] ?? message;
