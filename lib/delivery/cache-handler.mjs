/**
 * Next's file system cache plus a content security policy. Pages older than the last catalogue change are not served. The
 * import path is undocumented.
 */
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { policyOfHtml } from './content-security-policy.mjs';
import { isFresh, isCacheable } from './page-freshness.mjs';
import { removeQuery } from './remove-query.mjs';
import { startScriptsLater } from './start-scripts-later.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** `START_SCRIPTS_LATER=false` serves pages as Next renders them. */
const prepareHtml = process.env.START_SCRIPTS_LATER === 'false' ? (html) => html : startScriptsLater;

/** Prices change at run time, and Next would send one year. */
const ONE_SECOND = { revalidate: 1, expire: undefined };

const POLICY = 'content-security-policy';

/** In place, so that memory contains one copy. */
function prepare(page) {
  if (page?.kind !== 'APP_PAGE' || page.headers?.[POLICY]) return;
  page.html = prepareHtml(page.html.toString());
  page.headers = { ...page.headers, [POLICY]: policyOfHtml(page.html) };
}

export default class CacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (!isFresh(key, entry?.value)) return null;
    prepare(entry.value);
    // Without the current time Next would render the page again after one second.
    return { ...entry, lastModified: Date.now(), cacheControl: ONE_SECOND };
  }

  async set(key, value, context) {
    // A cache miss is served from these objects, without `get`.
    if (value?.kind === 'APP_PAGE') removeQuery(value);
    prepare(value);
    if (context.cacheControl) Object.assign(context.cacheControl, ONE_SECOND);
    if (isCacheable(key, value)) await super.set(key, value, context);
  }
}
