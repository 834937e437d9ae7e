import { Link } from '@/lib/i18n/link';
import { areaHref, type Area } from '@/lib/site/areas';

export function AreaLinks({ areas, className }: { areas: readonly Area[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {areas.map((area) => (
        <li key={area.id}>
          <Link href={areaHref(area)}>{area.name}</Link>
        </li>
      ))}
    </ul>
  );
}
