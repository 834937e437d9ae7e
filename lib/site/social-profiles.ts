/** Reserved names (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|invalid|test|example\.(com|net|org))$/;

export const isSampleProfile = ({ url }: Readonly<{ url: string }>): boolean => RESERVED.test(new URL(url).hostname);
