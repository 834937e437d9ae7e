import { getTranslations } from 'next-intl/server';

export async function MapAttribution({ attribution }: { attribution: string | null }) {
  const t = await getTranslations('listingMap');
  return (
    <p>
      {attribution !== null && `${attribution}. `}
      {t.rich('attribution', {
        osm: (words) => <a href="https://www.openstreetmap.org/copyright">{words}</a>,
        city: (words) => <a href="https://opendata-ajuntament.barcelona.cat/">{words}</a>,
      })}
    </p>
  );
}
