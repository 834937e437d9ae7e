/** Omits empty fields; joins repeated names with commas. */
export function queryAddress(form: HTMLFormElement): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? withoutDots(value.trim()) : '';
    if (text !== '') values.set(name, [...(values.get(name) ?? []), encodeURIComponent(text)]);
  }
  const query = [...values].map(([name, texts]) => `${name}=${texts.join(',')}`).join('&');
  return query === '' ? form.action : `${form.action}?${query}`;
}

function withoutDots(value: string): string {
  return /^\d{1,3}([.,]\d{3})+$/.test(value) ? value.replace(/[.,]/g, '') : value;
}
