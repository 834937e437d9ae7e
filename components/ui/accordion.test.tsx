import { render, screen, within } from '@testing-library/react';
import { Accordion } from './accordion';

const items = [
  { id: 'costs', title: 'What does it cost?', content: <p>Ten per cent.</p> },
  { id: 'time', title: 'How long does it take?', content: <p>Three months.</p> },
  { id: 'visa', title: 'Is there a visa?', content: <p>No.</p> },
];

const groups = () => screen.getAllByRole('group');

describe('Accordion', () => {
  it('starts with the first item open if requested', () => {
    render(<Accordion name="faq" items={items} isFirstOpen />);
    expect(groups().map((group) => group.hasAttribute('open'))).toEqual([true, false, false]);
  });

  it('starts closed otherwise', () => {
    render(<Accordion name="faq" items={items} />);
    expect(groups().some((group) => group.hasAttribute('open'))).toBe(false);
  });

  it('groups its items, so that one is open at a time', () => {
    render(<Accordion name="faq" items={items} />);
    expect(groups().map((group) => group.getAttribute('name'))).toEqual(['faq', 'faq', 'faq']);
  });

  it('uses the given heading level', () => {
    render(<Accordion name="faq" items={items} heading="h2" />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      items.map(({ title }) => title),
    );
  });

  it('gives each answer an anchor inside its item', () => {
    const { container } = render(<Accordion name="faq" items={items} />);
    const anchor = container.querySelector<HTMLElement>('#visa');
    expect(anchor).not.toBeNull();
    expect(anchor?.closest('details')).toHaveTextContent('Is there a visa?');
    expect(within(anchor as HTMLElement).getByText('No.')).toBeInTheDocument();
  });

  it('renders nothing without items', () => {
    const { container } = render(<Accordion name="faq" items={[]} />);
    expect(container.querySelector('details')).toBeNull();
  });
});
