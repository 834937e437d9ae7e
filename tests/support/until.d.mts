type Nothing = null | undefined | false | 0 | '';

export function found<T>(find: () => T | Promise<T>, limitMs: number, what?: string): Promise<Exclude<T, Nothing>>;
export function until(isTrue: () => boolean | Promise<boolean>, limitMs: number): Promise<number>;
