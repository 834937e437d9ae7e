export function plainForm(html, field, typed = {}) {
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((text) => text.includes(`name="${field}"`));
  if (!form) throw new Error(`the page has no form with the field ${field}`);
  const data = new FormData();
  for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) data.append(decode(name), decode(/value="([^"]*)"/.exec(input)?.[1] ?? ''));
  }
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
}

const decode = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
