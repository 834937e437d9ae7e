/**
 * Next's file system cache plus a content security policy for each cached page, with hashes of its inline scripts:
 * computed on store and read, for built, on-demand and revalidated pages. Pages older than the last change of the
 * catalogue are not served. The import path of Next's handler is undocumented and used only here.
 */
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { policyOfHtml } from './content-security-policy.mjs';
import { isFresh, isCacheable } from './page-freshness.mjs';
import { removeQuery } from './remove-query.mjs';
import { startScriptsLater } from './start-scripts-later.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** `START_SCRIPTS_LATER=false` serves pages as Next renders them. */
const prepareHtml = process.env.START_SCRIPTS_LATER === 'false' ? (html) => html : startScriptsLater;

/** For caches in between: prices change at run time, and Next would say a year. */
const ONE_SECOND = { revalidate: 1, expire: undefined };

const POLICY = 'content-security-policy';

/** In place, so that memory holds one copy of a page. One that has a policy is prepared. */
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
    // Of now: by itself Next would render it again after the second.
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
