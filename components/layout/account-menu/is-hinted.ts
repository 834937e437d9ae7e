import { HINT_COOKIE } from '@/lib/middleware/cookie-names';

export const isHinted = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
