/** Whether folded words stand in a folded text as whole words, one after the other. */
export const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);
