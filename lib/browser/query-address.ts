/** The address a GET form leads to, without its empty fields and the dots of thousands. Browser only. */
export function queryAddress(form: HTMLFormElement): string {
  const query = [...new FormData(form)]
    .flatMap(([name, value]) => {
      const text = typeof value === 'string' ? withoutDots(value.trim()) : '';
      return text === '' ? [] : [`${name}=${encodeURIComponent(text)}`];
    })
    .join('&');
  return query === '' ? form.action : `${form.action}?${query}`;
}

function withoutDots(value: string): string {
  return /^\d{1,3}([.,]\d{3})+$/.test(value) ? value.replace(/[.,]/g, '') : value;
}
