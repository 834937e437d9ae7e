import { removeQuery } from './remove-query.mjs';

const pageOf = (html: string) => ({ html, rscData: Buffer.from(''), segmentData: new Map() });
const warned = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

it('takes the query out of the address and leaves the rest', () => {
  const warn = warned();
  const page = pageOf('<p>a?b</p><script>f("\\"c\\":[\\"\\",\\"en\\",\\"list?q=secret\\"],\\"d\\"")</script>');
  removeQuery(page);
  expect(page.html).toBe('<p>a?b</p><script>f("\\"c\\":[\\"\\",\\"en\\",\\"list\\"],\\"d\\"")</script>');
  expect(warn).not.toHaveBeenCalled();
});

it('leaves a page of another form as it is, and warns once', () => {
  const warn = warned();
  for (const html of ['<p>one</p>', '<p>two</p>']) {
    const page = pageOf(html);
    removeQuery(page);
    expect(page.html).toBe(html);
  }
  expect(warn).toHaveBeenCalledTimes(1);
});
