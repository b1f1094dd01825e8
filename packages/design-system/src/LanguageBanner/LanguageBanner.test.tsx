import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { LanguageBanner } from './LanguageBanner';

describe('LanguageBanner', () => {
  it('offers each language in its own name', async () => {
    const { container } = render(
      <LanguageBanner links={[{ text: 'Deutsch', href: '/de/x', hrefLang: 'de' }]}>
        Not in your language.
      </LanguageBanner>,
    );
    const link = screen.getByRole('link', { name: 'Deutsch' });
    expect(link).toHaveAttribute('lang', 'de');
    expect(link).toHaveAttribute('hreflang', 'de');
    await expectNoAxeViolations(container);
  });

  it('marks the language of its text if it differs from the page’s', () => {
    render(<LanguageBanner lang="fr">Cette page n’existe pas en français.</LanguageBanner>);
    expect(screen.getByText(/Cette page/)).toHaveAttribute('lang', 'fr');
  });

  it('renders without links', () => {
    render(<LanguageBanner>Not in your language.</LanguageBanner>);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
