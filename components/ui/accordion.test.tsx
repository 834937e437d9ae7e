import { render, screen, within } from '@testing-library/react';
import { Accordion } from './accordion';

const items = [
  { id: 'costs', title: 'What does it cost?', content: <p>Ten per cent.</p> },
  { id: 'time', title: 'How long does it take?', content: <p>Three months.</p> },
  { id: 'visa', title: 'Is there a visa?', content: <p>No.</p> },
];

const groups = () => screen.getAllByRole('group');

describe('Accordion', () => {
  it('starts with the first item open where it is asked to', () => {
    render(<Accordion name="faq" items={items} isFirstOpen />);
    expect(groups().map((group) => group.hasAttribute('open'))).toEqual([true, false, false]);
  });

  it('starts with all items closed otherwise', () => {
    render(<Accordion name="faq" items={items} />);
    expect(groups().some((group) => group.hasAttribute('open'))).toBe(false);
  });

  it('puts every item into one group, of which the browser keeps one open', () => {
    render(<Accordion name="faq" items={items} />);
    expect(groups().map((group) => group.getAttribute('name'))).toEqual(['faq', 'faq', 'faq']);
  });

  it('names its items by headings of the level the page needs', () => {
    render(<Accordion name="faq" items={items} heading="h2" />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      items.map(({ title }) => title),
    );
  });

  it('gives each answer an anchor inside its item, so that a link to it opens the item', () => {
    const { container } = render(<Accordion name="faq" items={items} />);
    const anchor = container.querySelector<HTMLElement>('#visa');
    expect(anchor).not.toBeNull();
    expect(anchor?.closest('details')).toHaveTextContent('Is there a visa?');
    expect(within(anchor as HTMLElement).getByText('No.')).toBeInTheDocument();
  });

  it('draws nothing from nothing', () => {
    const { container } = render(<Accordion name="faq" items={[]} />);
    expect(container.querySelector('details')).toBeNull();
  });
});
