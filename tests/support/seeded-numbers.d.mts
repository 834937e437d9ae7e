export function seededNumbers(seed: number): () => number;
