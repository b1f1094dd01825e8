import { render, screen } from '@testing-library/react';
import { HiddenSiteList } from './HiddenSiteList';
import { HiddenSiteNotice } from './HiddenSiteNotice';

const form = { fields: {} as Record<string, { value: unknown }>, language: 'en' };

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useTranslation: () => ({ i18n: { language: form.language } }),
}));

const open = (home: unknown[], footer: unknown[], language = 'en') => {
  form.language = language;
  form.fields = {
    'headerNavigation.homeItems': { value: home },
    'headerNavigation.topItems': { value: [] },
    'footerNavigation.items': { value: footer },
  };
  return render(<HiddenSiteNotice />).container.textContent;
};

test('the form of a site without menus explains that the site is hidden', () => {
  expect(open(['n1'], ['n2'])).toBe('');
  expect(open([], ['n2'])).toBe('Not shown to visitorsThis site has no entries in its header.');
  expect(open([], [], 'de')).toContain('keine Einträge in: Kopfmenü, Fussmenü.');
});

test('the first screen lists the sites that visitors do not see', () => {
  const menus = { headerNavigation: { homeItems: ['n1'] }, footerNavigation: { items: ['n2'] } };
  const shown = { id: 's1', name: 'Komax', ...menus };
  const hidden = { id: 's2', name: 'Volta', ...menus, footerNavigation: { items: [] } };
  const { container, rerender } = render(<HiddenSiteList sites={[shown, hidden]} language="en" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Volta This site has no entries in its footer.',
  ]);
  expect(screen.getByRole('link', { name: 'Volta' }).getAttribute('href')).toContain('/sites/s2');
  rerender(<HiddenSiteList sites={[shown]} language="en" />);
  expect(container.textContent).toBe('');
});
