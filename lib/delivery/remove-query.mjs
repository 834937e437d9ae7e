/**
 * `c` of React's data is the address in parts, in an inline script and in the data by itself: `"c":["","en","a?b=c"]`.
 * A query has no bare quotes.
 */
const IN_HTML = { start: '\\"c\\":[', end: '\\"]' };
const IN_DATA = { start: '"c":[', end: '"]' };

let hasWarned = false;

/**
 * Next writes the address of whoever is the first to ask into a page that is rendered on demand, though browsers know
 * their own. Others are not to find that visitor's query in it. Changes the page in place; a page of another form stays
 * as it is, with a warning.
 */
export function removeQuery(page) {
  const html = page.html.toString();
  if (!html.includes(IN_HTML.start) && !hasWarned) {
    hasWarned = true;
    console.warn(
      'remove-query: no address recognised, pages rendered on demand may hold the query of their first visitor',
    );
  }
  const query = findQuery(html, IN_HTML);
  page.html = query ? html.slice(0, query.start) + html.slice(query.end) : html;
  if (page.rscData) page.rscData = withoutQuery(page.rscData);
  for (const [path, data] of page.segmentData ?? []) page.segmentData.set(path, withoutQuery(data));
}

/** Of bytes: the data may hold more than text. */
function withoutQuery(data) {
  const query = findQuery(data, IN_DATA);
  return query ? Buffer.concat([data.subarray(0, query.start), data.subarray(query.end)]) : data;
}

/** In a string or a buffer; null if the address has none. */
function findQuery(data, { start, end }) {
  const address = data.indexOf(start);
  if (address === -1) return null;
  const last = data.indexOf(end, address);
  const query = data.indexOf('?', address);
  return query === -1 || query > last ? null : { start: query, end: last };
}
