import { z } from 'zod';
import { inBoth, line, longText, wholeNumber } from './fact-parts';

export const about = z.object({
  title: inBoth(line(80)),
  lead: inBoth(longText(600)),
  opening: inBoth(longText(1_000)),
  story: inBoth(longText(6_000)),
  statement: inBoth(line(240)),
  mission: inBoth(longText(1_000)),
  years: inBoth(line(240)),
  milestones: z
    .array(z.object({ year: wholeNumber(1800, 2100), text: inBoth(line(240)) }), 'tooFew')
    .min(1, 'tooFew')
    .max(20, 'tooMany'),
  team: inBoth(line(240)),
  visit: inBoth(longText(600)),
});
