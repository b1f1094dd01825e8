import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderBlock } from '../../testing/renderBlock';
import { termsList } from './TermsList.block';
import { termsListingMock, termsListMock } from './TermsList.mock';

describe('TermsList', () => {
  describeBlock({
    block: termsList,
    mock: termsListMock,
    broken: [{ ...termsListMock, title: 1 as never }, 'title'],
  });

  it('2.3 "terms and conditions list by country and language"', async () => {
    const { container } = render(renderBlock(termsListMock, { lists: { terms: termsListingMock } }));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Switzerland',
      'International',
    ]);
    const german = screen.getByRole('link', { name: /Allgemeine Lieferbedingungen/ });
    expect(german).toHaveTextContent('German · Valid from Jan 1, 2026 · PDF 2.4 MB');
    expect(german).toHaveAttribute('href', '/file/agb-ch');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('CH');
    expect(screen.getByRole('link', { name: 'Reset filters' })).toHaveAttribute(
      'href',
      '/en/terms?country=all',
    );
    await expectNoAxeViolations(container);
  });
});
