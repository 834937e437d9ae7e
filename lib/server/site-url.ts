import 'server-only';
import { env } from './env';

/** Where the site stands, as the base of every absolute address. */
export const siteUrl = new URL(env.SITE_URL);
