import 'server-only';
import { commandActor } from '@/lib/access/actor';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import type { Engine } from '@/lib/server/db/engine';
import { readSamples } from '@/lib/server/services/site/samples';
import { textsOnSampleStaff } from '@/lib/writing/texts-on-sample-staff';
import { speakOf, type Finding } from './finding';

export async function examineSamples(
  { SITE_URL }: Pick<Environment, 'SITE_URL'>,
  open: () => Promise<Engine>,
): Promise<readonly Finding[]> {
  const about = speakOf('Samples');
  try {
    await open();
    const { areHidden, articles, listings, members, reviews } = await readSamples(commandActor);
    const counts = `${listings} homes, ${articles} articles, ${members.length} people, ${reviews} reviews`;
    const say = isLocalHost(SITE_URL) ? about.off : about.advice;
    const texts = textsOnSampleStaff();
    return [
      areHidden
        ? about.good(`Samples are hidden: ${counts}.`)
        : say(
            `Samples are shown: ${counts}. They are hidden at /dashboard/agency/site/samples, or by npm run agency -- start.`,
          ),
      ...(areHidden && texts.length > 0
        ? [say(`Texts name people of the sample team: ${texts.join(', ')}. Change these files.`)]
        : []),
    ];
  } catch {
    // The database finding reports this failure.
    return [];
  }
}
