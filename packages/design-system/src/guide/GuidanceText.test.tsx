import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import type { Guidance } from './Guidance';
import { GuidanceText } from './GuidanceText';

const guidance: Guidance = {
  summary: 'Answers that fold open.',
  use: ['For four to twelve answers.', 'Word each title as the question.'],
  avoid: ['To hide what all must read.'],
};

describe('GuidanceText', () => {
  it('lists purpose, uses and alternatives under headings', async () => {
    const { container } = render(
      <>
        <h2>Accordion</h2>
        <GuidanceText guidance={guidance} />
      </>,
    );

    expect(screen.getByText('Answers that fold open.')).toBeInTheDocument();
    const [use, avoid] = screen.getAllByRole('list');
    expect(within(use!).getAllByRole('listitem')).toHaveLength(2);
    expect(avoid).toHaveTextContent('To hide what all must read.');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expectNoAxeViolations(container);
  });

  it('formats text in backticks as code', () => {
    render(<GuidanceText guidance={{ ...guidance, use: ['Give it a `name` and no more.'] }} />);

    expect(screen.getByText('name', { selector: 'code' })).toBeInTheDocument();
    expect(screen.queryByText(/`/)).not.toBeInTheDocument();
  });

  it('has sections for keyboard and screen reader only if there is guidance', () => {
    const { rerender } = render(<GuidanceText guidance={guidance} />);
    expect(screen.queryByRole('heading', { name: /keyboard/i })).not.toBeInTheDocument();

    rerender(<GuidanceText guidance={{ ...guidance, access: ['Enter opens.'] }} level={4} />);
    expect(screen.getByRole('heading', { level: 4, name: /keyboard/i })).toBeInTheDocument();
    expect(screen.getByText('Enter opens.')).toBeInTheDocument();
  });
});
