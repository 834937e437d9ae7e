type Candidate = Readonly<{ name: string; room: string; kind: string }>;

const isSanitary = ({ room }: Candidate) => room === 'bathroom' || room === 'toilet';

/** Returns the first photograph of another room when the first image shows a bathroom; else null. */
export function betterCover([first, ...others]: readonly Candidate[]): string | null {
  if (!first || !isSanitary(first)) return null;
  return others.find((image) => image.kind === 'photograph' && !isSanitary(image))?.name ?? null;
}
