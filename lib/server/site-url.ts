import 'server-only';
import { env } from './env';

/** Base of absolute URLs. */
export const siteUrl = new URL(env.SITE_URL);
