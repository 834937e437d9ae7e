/** A translator of one namespace of the messages, as `getTranslations` gives it. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
