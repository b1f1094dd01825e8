import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { resolveTheme, themeNames } from '../tokens';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  it('announces what is loading', async () => {
    const { container } = render(<Spinner label="Loading products" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading products');
    await expectNoAxeViolations(container);
  });

  it.each(themeNames)('"spinner rotates once per 1080 ms" in %s', (name) => {
    expect(resolveTheme(name).motion.turn).toBe('1080ms');
  });
});
