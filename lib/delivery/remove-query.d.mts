type Page = { html: string; rscData?: Buffer; segmentData?: Map<string, Buffer> };

export function removeQuery(page: Page): void;
