import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };

/** The messages of the site: locators come from them, so that an edited text breaks no test. */
export const texts = { en, es } as const;

export const languages = ['en', 'es'] as const;

/** A message with its `{names}` filled in. A name without a value becomes `undefined`, which no page shows. */
export const fill = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name]));
