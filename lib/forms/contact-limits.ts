/** Longest texts of the contact form, in characters. Apart from the schema, whose code a page needs only once somebody writes. */
export const CONTACT_LIMITS = { name: 120, company: 120, subject: 160, message: 5_000 } as const;
