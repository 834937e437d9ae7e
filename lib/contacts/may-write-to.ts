/** Imported contacts need a basis (Ley 34/2002 art. 21). Answers to enquiries are always allowed. */
export const mayWriteTo = ({ basis, source }: Readonly<{ basis: string | null; source: string }>): boolean =>
  source !== 'import' || basis !== null;
