export function buyingGuideFingerprint(html: string, style: string): string;
