export const keysOnly = ((key: string, values?: Record<string, string | number>) =>
  values === undefined ? key : `${key}(${Object.values(values).join('|')})`) as never;
