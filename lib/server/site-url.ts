import 'server-only';
import { env } from './env';

export const siteUrl = new URL(env.SITE_URL);
