/** A translator that shows which words were asked for, and with which values; for any namespace. */
export const keysOnly = ((key: string, values?: Record<string, string | number>) =>
  values === undefined ? key : `${key}(${Object.values(values).join('|')})`) as never;
