import type { ReactNode } from 'react';

type AccordionItem = Readonly<{
  id: string;
  title: string;
  content: ReactNode;
}>;

type AccordionProps = {
  /** Unique per page; only one item is open at a time. */
  name: string;
  items: readonly AccordionItem[];
  heading?: 'h2' | 'h3';
  isFirstOpen?: boolean;
};

/** Native disclosures; works without JavaScript. */
export function Accordion({ name, items, heading: Heading = 'h3', isFirstOpen = false }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, title, content }, index) => (
        <details key={id} name={name} open={isFirstOpen && index === 0} className="accordionItem">
          <summary className="accordionSummary">
            <Heading className="accordionTitle">{title}</Heading>
          </summary>
          <div id={id} className="accordionContent">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
