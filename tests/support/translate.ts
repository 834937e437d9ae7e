import type { Translate } from '@/lib/i18n/translate';

/** A translator that shows which words were asked for, and with which values. */
export const keysOnly: Translate = (key, values) =>
  values === undefined ? key : `${key}(${Object.values(values).join('|')})`;
