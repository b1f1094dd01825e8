import { render, screen } from '@testing-library/react';
import { createLocale } from '@kmx/core';

import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { ClosedJobView } from './ClosedJobView';
import { createSiteViewMock, pageMock } from '@/server/view/siteView.mock';

const opening = { title: 'Fitter', lang: 'en' };

it('links to the page with all openings, in the reader’s language', async () => {
  const careers = pageMock('Karriere', { slug: 'careers', parentSlug: 'company' });
  const view = await createSiteViewMock({ locale: createLocale('de', 'CH') });
  const { container } = render(<ClosedJobView view={{ ...view, index: [careers] }} opening={opening} />);
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Diese Stelle ist besetzt oder nicht mehr ausgeschrieben',
    }),
  ).toBeVisible();
  expect(screen.getByText('Fitter').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Alle offenen Stellen' })).toHaveAttribute(
    'href',
    '/de-ch/company/careers',
  );
  await expectNoAxeViolations(container);
});

it('links to the home page of a site without a page of openings', async () => {
  const view = await createSiteViewMock();
  render(<ClosedJobView view={{ ...view, index: [] }} opening={opening} />);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', view.homeHref);
});
