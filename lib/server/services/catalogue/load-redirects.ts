import 'server-only';
import { processState } from '@/lib/env/process-state';
import { readRedirects, redirectsStamp } from '@/lib/server/data/site/redirects';
import { setRedirects } from '@/lib/site/redirects';

const state = processState('redirects-loaded', () => ({ stamp: '' }));

export async function loadRedirects(isSameDatabase: boolean): Promise<void> {
  const stamp = await redirectsStamp();
  if (isSameDatabase && stamp === state.stamp) return;
  setRedirects(await readRedirects());
  state.stamp = stamp;
}
