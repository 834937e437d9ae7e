import 'server-only';

/** What the texts of both emails of the newsletter select by. */
export const guidesOf = ({ hasSellingGuide }: Readonly<{ hasSellingGuide: boolean }>) => ({
  guides: hasSellingGuide ? 'both' : 'buying',
});
