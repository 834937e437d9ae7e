import { classNames } from '@/lib/text/class-names';

/** Class names of a chip: a link, or a control, of which one is current. A tag is a filter that is on. */
export function chipClass({ isTag = false } = {}): string {
  return classNames('chip', isTag && 'chipTag');
}

/** The words of a chip and how many there are of it. */
export function ChipLabel({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label}
      <span className="chipCount">{count}</span>
    </>
  );
}
