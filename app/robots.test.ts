import robots from './robots';

/** RFC 9309, 2.2.2: the longest match decides; `allow` wins a tie. */
function isAllowed(path: string): boolean {
  const [rules] = [robots().rules].flat();
  const longest = (patterns: string | readonly string[] = []) =>
    Math.max(-1, ...[patterns].flat().map((one) => (path.startsWith(one) ? one.length : -1)));
  return longest(rules?.allow) >= longest(rules?.disallow);
}

it.each(['/en', '/api/calendars/diary.ics?key=x', '/api/calendars/sale.ics?key=x', '/api/viewings.ics?key=x'])(
  'lets programs read %s',
  (path) => expect(isAllowed(path)).toBe(true),
);

it.each(['/api/contact/send', '/api/desk/export.zip'])('forbids %s', (path) => expect(isAllowed(path)).toBe(false));
