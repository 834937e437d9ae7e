export function guideFingerprint(html: string, style: string): string;
