import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { SearchField } from './SearchField';

describe('SearchField', () => {
  it('is a form that the browser sends by itself, to the page it stands on', async () => {
    const { container } = render(
      <SearchField id="search" name="q" label="Search" buttonLabel="Find" defaultValue="crimp" />,
    );
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('action');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('crimp');
    expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute('type', 'submit');
    await expectNoAxeViolations(container);
  });
});
