/**
 * Next's `cacheHandler`: its own file system cache, and the content security policy of every cached page. The policy
 * carries the hashes of the page's inline scripts, which are known only when the page is there; so it is made where
 * pages are stored and read: pages of the build, pages rendered on demand, and revalidated pages.
 *
 * The path of Next's default handler is not documented: this import is the one place that depends on it.
 */
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { policyOfHtml } from './content-security-policy.mjs';
import { startScriptsLater } from './start-scripts-later.mjs';

const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/** `START_SCRIPTS_LATER=false` serves pages as Next renders them. */
const prepareHtml = process.env.START_SCRIPTS_LATER === 'false' ? (html) => html : startScriptsLater;

/** Cached page -> page as it is served. Entries go with the page when Next evicts it. */
const prepared = new WeakMap();

function prepare(page) {
  const html = prepareHtml(page.html.toString());
  return { ...page, html, headers: { ...page.headers, 'content-security-policy': policyOfHtml(html) } };
}

export default class CacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    const page = entry?.value;
    if (page?.kind !== 'APP_PAGE') return entry;
    if (!prepared.has(page)) prepared.set(page, prepare(page));
    return { ...entry, value: prepared.get(page) };
  }

  async set(key, value, context) {
    // The response to a cache miss is sent from this object, without a `get`.
    if (value?.kind === 'APP_PAGE') {
      value.headers = { ...value.headers, 'content-security-policy': policyOfHtml(value.html.toString()) };
    }
    return super.set(key, value, context);
  }
}
