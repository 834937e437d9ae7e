import { TICKED } from '@/lib/forms/ticked';
import type { Place } from '@/lib/site/places';

export function placeValues(place: Place) {
  const { about, agent, aliases, centre, isStressed, kind, municipality, name, nearby, otherName, parent } = place;
  const { region, stressedUntil, text } = place;
  return {
    name,
    otherName: otherName ?? '',
    kind,
    parent: parent ?? '',
    municipality: municipality ?? '',
    region,
    agent: agent ?? '',
    aliases: aliases.join('\n'),
    nearby: nearby?.join('\n') ?? '',
    isStressed: isStressed ? TICKED : '',
    stressedUntil: stressedUntil ?? '',
    latitude: String(centre.latitude),
    longitude: String(centre.longitude),
    'about.es': about?.es ?? '',
    'about.en': about?.en ?? '',
    'text.es': text?.es.join('\n\n') ?? '',
    'text.en': text?.en.join('\n\n') ?? '',
  };
}
