export type PageOf<Item> = Readonly<{
  items: readonly Item[];
  total: number;
  page: number;
  pageCount: number;
}>;

export const countPages = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

export function paginate<Item>(list: readonly Item[], wanted: number, perPage: number): PageOf<Item> {
  const pageCount = countPages(list.length, perPage);
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { items: list.slice((page - 1) * perPage, page * perPage), total: list.length, page, pageCount };
}
