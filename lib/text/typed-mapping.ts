/** A field named twice counts once, unless it accepts several columns. */
export function typedMapping(
  data: FormData,
  columns: number,
  isField: (text: string) => boolean,
  isOfSeveral: (text: string) => boolean = () => false,
): readonly string[] {
  const taken = new Set<string>();
  return Array.from({ length: columns }, (_, position) => {
    const field = data.get(`columns[${position}]`);
    if (typeof field !== 'string' || !isField(field) || taken.has(field)) return '';
    if (!isOfSeveral(field)) taken.add(field);
    return field;
  });
}
