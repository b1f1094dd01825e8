import { render, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { StepList } from './StepList';

describe('StepList', () => {
  it('is an ordered list whose steps have titles of the given level', async () => {
    const { container } = render(
      <StepList
        headingLevel={3}
        items={[
          { id: 'a', title: 'Cut', badge: <span>passed</span>, content: <p>120.0 mm</p> },
          { id: 'b', title: 'Crimp', content: <p>1.42 mm</p> },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first!).getByRole('heading', { level: 3, name: 'Cut' })).toBeInTheDocument();
    expect(first).toHaveTextContent('Cutpassed120.0 mm');
    expect(second).toHaveTextContent('Crimp1.42 mm');
    await expectNoAxeViolations(container);
  });
});
