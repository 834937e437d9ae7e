import { cell, formatLeads } from './lead-format';

it.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+34 600 000 000', `"'+34 600 000 000"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['a "quote", a comma', '"a ""quote"", a comma"'],
  ['two\nlines', '"two\nlines"'],
  [null, '""'],
])('writes %j as %s', (value, written) => expect(cell(value)).toBe(written));

const lead = { kind: 'contact', createdAt: new Date('2026-11-20T10:00:00Z'), name: 'Núria', email: 'n@example.com' };

it('writes CSV with a byte order mark, a head and one line per lead', () => {
  const lines = formatLeads([lead], 'csv').split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFkind,createdAt,name,email/);
  expect(lines[1]).toMatch(/^"contact","2026-11-20T10:00:00.000Z","Núria","n@example.com","",/);
  expect(lines).toHaveLength(3);
  expect(lines[1]?.match(/","/g)).toHaveLength((lines[0]?.match(/,/g) ?? []).length);
});

it('writes valid JSON', () => {
  expect(JSON.parse(formatLeads([lead], 'json'))).toEqual([{ ...lead, createdAt: '2026-11-20T10:00:00.000Z' }]);
});
