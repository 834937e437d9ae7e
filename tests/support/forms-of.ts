/** Returns forms of server actions as a browser without JavaScript sends them, with empty fields filled in. */
export function formsOf(html: string): readonly FormData[] {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
  return forms
    .filter((form) => form.includes('name="$ACTION_'))
    .map((form) => {
      const data = new FormData();
      for (const [field] of form.matchAll(/<(?:input|textarea|select)[^>]*>/g)) {
        const name = attribute(field, 'name');
        if (name) data.append(name, attribute(field, 'value') || filledIn(field, form));
      }
      return data;
    });
}

const filledIn = (field: string, form: string) => {
  if (field.startsWith('<select'))
    return attribute(/<option[^>]*>/.exec(form.slice(form.indexOf(field)))?.[0], 'value');
  return field.includes('type="email"') ? 'somebody@example.com' : field.includes('type="hidden"') ? '' : 'x';
};

const attribute = (element = '', name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
