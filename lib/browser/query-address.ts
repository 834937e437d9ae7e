/** URL of a GET form without empty fields and thousands separators. Browser only. */
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
