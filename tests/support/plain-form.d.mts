export function plainForm(html: string, field: string, typed?: Readonly<Record<string, string>>): FormData;
