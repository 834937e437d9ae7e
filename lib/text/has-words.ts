export const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);
