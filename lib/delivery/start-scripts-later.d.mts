export function startScriptsLater(html: string): string;
