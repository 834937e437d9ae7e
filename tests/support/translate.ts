import type { Translate } from '@/lib/i18n/translate';

/** Returns key and values. */
export const keysOnly: Translate = (key, values) =>
  values === undefined ? key : `${key}(${Object.values(values).join('|')})`;
