/**
 * Next's file system cache plus a content security policy for each cached page, with hashes of its inline scripts:
 * computed on store and read, for built, on-demand and revalidated pages. Pages older than the last change of the
 * catalogue are not served. The import path of Next's handler is undocumented and used only here.
 */
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { policyOfHtml } from './content-security-policy.mjs';
import { isFresh, isCacheable } from './page-freshness.mjs';
import { startScriptsLater } from './start-scripts-later.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** `START_SCRIPTS_LATER=false` serves pages as Next renders them. */
const prepareHtml = process.env.START_SCRIPTS_LATER === 'false' ? (html) => html : startScriptsLater;

/** Cached page -> served page. Evicted with the page. */
const prepared = new WeakMap();

function prepare(page) {
  const html = prepareHtml(page.html.toString());
  return { ...page, html, headers: { ...page.headers, 'content-security-policy': policyOfHtml(html) } };
}

export default class CacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    const page = entry?.value;
    if (!isFresh(key, page)) return null;
    if (page.kind !== 'APP_PAGE') return entry;
    if (!prepared.has(page)) prepared.set(page, prepare(page));
    return { ...entry, value: prepared.get(page) };
  }

  async set(key, value, context) {
    // A cache miss is served from this object, without `get`.
    if (value?.kind === 'APP_PAGE') {
      value.headers = { ...value.headers, 'content-security-policy': policyOfHtml(value.html.toString()) };
    }
    if (isCacheable(key, value)) await super.set(key, value, context);
  }
}
