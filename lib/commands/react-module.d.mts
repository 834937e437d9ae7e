export function reactModule(scripts: readonly string[], chunks: string): number;
