/**
 * Whether staff may write to a person of themselves: to whom came from a file, only with a basis (Ley 34/2002 art. 21).
 * Answers to an enquiry are always allowed.
 */
export const mayWriteTo = ({ basis, source }: Readonly<{ basis: string | null; source: string }>): boolean =>
  source !== 'import' || basis !== null;
