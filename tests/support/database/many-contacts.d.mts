export const longestContact: string;
export function manyContacts(options: { contacts: number; listing: string }): readonly string[];
