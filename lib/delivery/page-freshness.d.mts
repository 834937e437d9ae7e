export function outdatePages(): void;
export function isFresh(key: string, page: object | null | undefined): boolean;
export function isCacheable(key: string, page: object | null | undefined): boolean;
