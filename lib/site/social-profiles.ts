/** Names that lead nowhere (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|invalid|test|example\.(com|net|org))$/;

/** Whether a profile is on a reserved name: shown as a sample, and in no structured data. */
export const isSampleProfile = ({ url }: Readonly<{ url: string }>): boolean => RESERVED.test(new URL(url).hostname);
