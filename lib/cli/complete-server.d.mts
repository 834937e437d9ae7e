export function completeServer(source: string): string | null;
