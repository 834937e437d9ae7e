import { HINT_COOKIE } from '@/lib/middleware/cookie-names';

/** Whether a cookie says that somebody is signed in. A hint: the server may know better. In the browser only. */
export const isHinted = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`));
