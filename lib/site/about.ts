import 'server-only';
import type { About, AboutService } from '@/content/types/pages';
import type { Locale } from '@/lib/i18n/locales';
import { siteFacts } from './site-facts';

export type { About, AboutService };

export const getAbout = (locale: Locale): About => siteFacts().about[locale];
