import { removeQuery } from './remove-query.mjs';

function render(address: string, words = 'Which?') {
  const data = `1:"ñ?"\n0:{"P":null,"c":${JSON.stringify(address.split('/'))},"q":"","t":["${words}"]}\n`;
  return {
    html: `<p>${words}</p><script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('&', '\\u0026')}])</script>`,
    rscData: Buffer.from(data),
    segmentData: new Map([
      ['/_full', Buffer.from(data)],
      ['/_tree', Buffer.from('{"tree":1}')],
    ]),
  };
}

it.each(['a=b', 'beds=2&utm_source=x', 'a=[%22]&b=[x]', 'a=?&b=?', 'a=/b/c', 'a=\\'])('removes ?%s', (query) => {
  const page = render(`/en/properties?${query}`);
  removeQuery(page);
  expect(page).toEqual(render('/en/properties'));
});

it('leaves all else', () => {
  const words = 'Which c:[one?]';
  const page = render('/en/properties', words);
  removeQuery(page);
  expect(page).toEqual(render('/en/properties', words));
});

it('leaves pages without an address as they are, and warns once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const html of ['<p>one</p>', '<p>two</p>']) {
    const page = { html };
    removeQuery(page);
    expect(page.html).toBe(html);
  }
  expect(warn).toHaveBeenCalledTimes(1);
});
