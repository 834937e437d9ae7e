import 'server-only';

export const guidesOf = ({ hasSellingGuide }: Readonly<{ hasSellingGuide: boolean }>) => ({
  guides: hasSellingGuide ? 'both' : 'buying',
});
