/** Whether it can be the key of a row, as PostgreSQL writes it: it refuses other texts, and addresses hold anything. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
