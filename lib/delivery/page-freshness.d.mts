export function outdatePages(): void;
export function isFresh(key: string, page: object | null | undefined): boolean;
export function keepPage(key: string, page: object | null | undefined): boolean;
