import { createElement } from 'react';
import type { IconNode } from 'lucide';

type IconProps = { node: IconNode; className?: string | undefined; strokeWidth?: number };

/**
 * An icon of Lucide, drawn where it stands: no context and no client code, as the React package would bring.
 * Always decoration; the words beside it, or the control's own label, say what it means.
 */
export function Icon({ node, className, strokeWidth = 1.6 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
