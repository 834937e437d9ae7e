import { classNames } from '@/lib/text/class-names';

export function chipClass({ isTag = false } = {}): string {
  return classNames('chip', isTag && 'chipTag');
}

export function ChipLabel({ label, count }: { label: string; count: string }) {
  return (
    <>
      {label}
      <span className="chipCount">{count}</span>
    </>
  );
}
