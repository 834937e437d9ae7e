import type { ReactNode } from 'react';

type AccordionItem = Readonly<{
  /** Anchor of the answer: a link to it opens the item. */
  id: string;
  title: string;
  content: ReactNode;
}>;

type AccordionProps = {
  /** Groups the items, so that one is open at a time. Once on a page. */
  name: string;
  items: readonly AccordionItem[];
  /** The heading each title is: one below that of the section. */
  heading?: 'h2' | 'h3';
  /** Whether the first item is open at first; else none is. */
  isFirstOpen?: boolean;
};

/** Native disclosures of one group: one open at a time, by keyboard and without JavaScript too. */
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
