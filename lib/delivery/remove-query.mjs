/** Address parts in React's data: `"c":["","en","a?b=c"]`. A query has no bare quotes. */
const IN_HTML = { start: '\\"c\\":[', end: '\\"]' };
const IN_DATA = { start: '"c":[', end: '"]' };

let hasWarned = false;

/**
 * Removes the first visitor's query from on-demand pages, so that others cannot read it. Changes the page in place; an
 * unknown format stays unchanged, with a warning.
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

function withoutQuery(data) {
  const query = findQuery(data, IN_DATA);
  return query ? Buffer.concat([data.subarray(0, query.start), data.subarray(query.end)]) : data;
}

function findQuery(data, { start, end }) {
  const address = data.indexOf(start);
  if (address === -1) return null;
  const last = data.indexOf(end, address);
  const query = data.indexOf('?', address);
  return query === -1 || query > last ? null : { start: query, end: last };
}
