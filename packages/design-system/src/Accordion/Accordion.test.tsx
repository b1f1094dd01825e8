import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/axe';
import { Accordion } from './Accordion';

const items = [
  { id: 'applicators', title: 'Which applicators fit?', content: <p>All of them.</p> },
  { id: 'changeover', title: 'How long does a changeover take?', content: <p>Four minutes.</p> },
];

describe('Accordion', () => {
  it('works without JavaScript, and has headings of the given level', async () => {
    const { container } = render(<Accordion items={items} headingLevel={3} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getByText('All of them.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Which applicators fit?'));
    expect(screen.getByText('All of them.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('gives items an address and a shared name', () => {
    const { container } = render(<Accordion items={items} name="faq" />);
    expect(container.querySelector('#changeover')).toHaveAttribute('name', 'faq');
  });
});
